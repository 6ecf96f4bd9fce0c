/** The parts of lists that load when the customer first chooses items to compare. */
export { ComparePick } from "./compare-pick.tsx";
export { CompareTray } from "./compare-tray.tsx";
