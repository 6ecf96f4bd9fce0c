import { items } from "#texts/components.ts";
import { Link } from "react-router-dom";
import { SizedImage } from "../../../components/sized-image.tsx";
import type { Wall } from "../../../components/wall.ts";
import "../../../components/wall-tile.css";
import "./doorways.css";

export interface DoorwayRoom {
  to: string;
  name: string;
  wall: Wall;
  /** Undefined until it is known. */
  count: number | undefined;
  /** A picture of a product in the room. */
  image: string | undefined;
}

/** One doorway per category, in one timber frame. */
export function Doorways({ rooms }: { rooms: readonly DoorwayRoom[] }) {
  return (
    <div className="doorways">
      {rooms.map(({ to, name, wall, count, image }) => (
        <Link key={to} to={to} className={`room wall-${wall}`}>
          <span className="room-name">
            <b className="font-display text-xl leading-[1.15] font-normal tracking-name">{name}</b>
            <span className="min-h-[1.6em] text-sm">{count !== undefined && items(count)}</span>
          </span>
          {image && (
            <SizedImage
              src={image}
              sizes="(min-width: 53.75rem) 20rem, 8rem"
              alt=""
              width={400}
              height={500}
              className="room-picture"
            />
          )}
        </Link>
      ))}
    </div>
  );
}
