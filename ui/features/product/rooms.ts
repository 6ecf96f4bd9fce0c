import { useQuery } from "@apollo/client/react";
import { RoomsDocument, type Category } from "../../generated/operations.ts";
import { allCategories } from "./category.ts";

export interface Room {
  category: Category;
  /** Not known while it is being read, or where it could not be. */
  count: number | undefined;
  /** The picture of the room's newest product, where it has any. */
  image: string | undefined;
}

/** The five rooms with what stands in them; they can be shown before anything has come. */
export function useRooms(): readonly Room[] {
  const { data } = useQuery(RoomsDocument);
  return allCategories.map((category) => ({
    category,
    count: data?.categoryCounts.find((room) => room.category === category)?.count,
    image: data?.[category].items[0]?.image,
  }));
}
