import { items } from "#texts/components.ts";
import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
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

/** More rooms than this have two rows, or more if there are very many. */
const inOneRow = 5;
const mostInRow = 6;

/** Columns of a grid of rooms, and how many of them the last room takes, so that no gap is left. */
const gridOf = (count: number) => {
  const columns = Math.min(mostInRow, Math.ceil(count / 2));
  const last = columns - ((count - 1) % columns);
  return { "--columns": columns, "--last": last } as CSSProperties;
};

/** One doorway per category, in one timber frame. */
export function Doorways({ rooms }: { rooms: readonly DoorwayRoom[] }) {
  const isGrid = rooms.length > inOneRow;
  return (
    <div
      className={classNames("doorways", isGrid && "doorways-grid")}
      style={isGrid ? gridOf(rooms.length) : undefined}
    >
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
