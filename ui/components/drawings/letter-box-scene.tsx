import { Band, Blossom, Floor, Plant, Scene, Tiles } from "./garden-parts.tsx";

/** A clay letter box at the garden wall, with a letter on its way in. For Contact Us. */
export function LetterBoxScene() {
  return (
    <Scene>
      <Band y={0} height={700} fill="h-far" />
      <path d="M-600 250L1200 90V700H-600Z" fill="var(--h-far-2)" />
      <Plant x={70} y={250} size={1.1} />
      <Plant x={180} y={260} size={0.9} />
      <Plant x={520} y={250} size={1.2} />
      <Band y={232} height={360} fill="h-wall" />
      <path d="M-600 232h900l-170 360H-600z" fill="var(--h-wall-2)" />
      <Tiles x={-600} y={206} width={34} count={53} />
      <Band y={198} height={14} fill="h-roof" />
      <Floor y={592} seams="M-600 640H1200M150 592L70 700M430 592L500 700" />
      <rect x="208" y="312" width="220" height="236" fill="var(--shade)" />
      <path d="M196 350Q196 292 306 292T416 350V536H196Z" fill="#b4603f" />
      <path d="M196 350Q196 306 250 296V536H196Z" fill="#cb7c58" />
      <path d="M380 312Q416 324 416 350V536H380Z" fill="#8d4530" />
      <rect x="184" y="536" width="244" height="20" fill="#8d4530" />
      <rect x="232" y="366" width="150" height="26" rx="3" fill="#3f1f15" />
      <rect x="232" y="360" width="150" height="10" rx="3" fill="#b98f45" />
      <rect x="232" y="360" width="150" height="4" rx="2" fill="#dcbf7d" />
      <path d="M262 382l84-6l4 40l-84 6z" fill="#fbfaf5" />
      <path d="M262 382l46 22l38-28" fill="none" stroke="#c9cabd" strokeWidth="2" />
      <rect
        x="244"
        y="440"
        width="126"
        height="70"
        rx="3"
        fill="none"
        stroke="#8d4530"
        strokeWidth="4"
      />
      <circle cx="356" cy="476" r="7" fill="#b98f45" />
      <path d="M356 478v9" stroke="#8b6830" strokeWidth="4" />
      <path
        d="M600 150C520 170 470 210 440 262"
        fill="none"
        stroke="var(--h-bark)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <Plant x={446} y={256} size={0.4} turn={170} />
      <Plant x={486} y={214} size={0.4} turn={140} />
      <Plant x={536} y={184} size={0.4} turn={160} />
      <Blossom x={436} y={276} size={1.1} />
      <Blossom x={470} y={246} size={0.9} />
      <Blossom x={506} y={206} size={0.9} />
      <Blossom x={150} y={580} size={0.8} />
      <Blossom x={470} y={604} size={0.7} />
    </Scene>
  );
}
