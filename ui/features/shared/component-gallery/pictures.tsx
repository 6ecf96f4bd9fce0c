import { Box } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { NoticeSlip } from "../../../components/notice-slip.tsx";
import { TileBadge } from "../../../components/tile-badge.tsx";
import { WallTile } from "../../../components/wall-tile.tsx";
import { Part } from "./part.tsx";

/** Objects in front of their walls. */
export function Pictures() {
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <Part title="Pictures">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
        {(["furnitures", "electronics", "kitchen", "bath", "walls"] as const).map((wall, index) => (
          <a key={wall} href="#pictures" aria-label={wall} className="relative block">
            <WallTile
              wall={wall}
              placement={index === 4 ? "wall" : index % 2 ? "table" : "floor"}
              lit={index === 0}
            >
              <TileBadge icon={<Box aria-hidden size={14} />}>3D</TileBadge>
            </WallTile>
          </a>
        ))}
      </div>
      <div className="relative w-72 max-w-full">
        <WallTile wall="kitchen" placement="table" />
        <NoticeSlip text={notice} onDone={() => setNotice(null)} />
        <Button
          className="mt-3 w-full"
          onClick={() => setNotice("Item added to cart successfully!")}
        >
          Show a slip
        </Button>
      </div>
    </Part>
  );
}
