import * as t from "#texts/home.ts";
import { SectionHead } from "../../../components/section-head.tsx";
import { GoLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { useCategories, useCategorySummaries } from "../../shared/product/categories.ts";
import { Doorways } from "./doorways.tsx";

/** The categories as doors, under the page's own heading. */
export function RoomsSection({
  heading,
  className,
}: {
  /** The heading for a number of rooms. */
  heading: (count: number) => string;
  className: string;
}) {
  const categories = useCategories();
  const rooms = useCategorySummaries();
  return (
    <section aria-labelledby="rooms-heading" className={`wrap ${className}`}>
      <SectionHead id="rooms-heading" aside={<GoLink to={paths.category}>{t.allRooms}</GoLink>}>
        {heading(rooms.length)}
      </SectionHead>
      <Doorways
        rooms={rooms.map(({ category, count, image }) => ({
          to: categories.path(category),
          name: categories.display(category).label,
          wall: categories.display(category).wall,
          count,
          image,
        }))}
      />
    </section>
  );
}
