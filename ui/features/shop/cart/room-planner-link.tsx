import * as t from "#texts/cart.ts";
import { Box } from "lucide-react";
import { LinkButton } from "../../../components/link-button.tsx";
import { paths } from "../../../paths.ts";

/** The link to the room planner with the cart's items. */
export function RoomPlannerLink() {
  return (
    <LinkButton to={paths.roomPlanner} className="mt-6">
      <Box aria-hidden size={18} />
      {t.seeInRoom}
    </LinkButton>
  );
}
