import * as t from "#texts/room.ts";
import type { ReactNode } from "react";
import { SceneView, type SceneViewProps } from "./scene-view.tsx";

/** The plan, next to the room in 3D. */
export function RoomViews({ plan, ...scene }: SceneViewProps & { plan: ReactNode }) {
  return (
    <div className="grid gap-3 max-lg:-mx-(--gutter) lg:grid-cols-split-5-7 lg:gap-5">
      <section
        aria-labelledby="room-plan"
        className="relative grid items-center overflow-hidden bg-sunken pt-11 pb-2 lg:rounded-tile"
      >
        <h2 id="room-plan" className="absolute top-4 left-4 text-sm font-semibold">
          {t.plan}
        </h2>
        {plan}
      </section>
      <section
        aria-labelledby="room-3d"
        className="relative min-h-88 overflow-hidden bg-sunken max-lg:order-first lg:rounded-tile"
      >
        <h2 id="room-3d" className="absolute top-4 left-4 z-1 text-sm font-semibold">
          {t.fromTheFrontRight}
        </h2>
        <SceneView {...scene} />
      </section>
    </div>
  );
}
