/** Positions of a row's cells: columns on wide screens, two lines on phones. */
export const cells = {
  picture: "max-md:row-span-3",
  name: "max-md:col-start-2 max-md:col-end-4",
  category: "max-md:col-start-2 max-md:text-fine",
  price: "max-md:col-start-2 max-md:row-start-3 md:text-right",
  stock: "max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end",
  rating: "max-md:hidden",
  actions: "max-md:col-start-3 max-md:row-start-3",
} as const;

export const rowGrid =
  "grid grid-cols-row-12 items-center gap-x-4 gap-y-1 " +
  "md:grid-cols-[3rem_minmax(0,1fr)_9rem_8rem_7rem_6rem_8.5rem]";
