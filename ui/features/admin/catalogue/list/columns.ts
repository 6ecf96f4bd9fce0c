/** Positions of a row's cells: columns on wide screens, two lines on phones. */
export const cells = {
  picture: "max-lg:row-span-3",
  name: "max-lg:col-start-2 max-lg:col-end-4",
  category: "max-lg:col-start-2 max-lg:text-fine",
  price: "max-lg:col-start-2 max-lg:row-start-3 lg:text-right",
  stock: "max-lg:col-start-3 max-lg:row-start-2 max-lg:justify-self-end",
  rating: "max-lg:hidden",
  actions: "max-lg:col-start-3 max-lg:row-start-3",
} as const;

export const rowGrid =
  "grid grid-cols-row-12 items-center gap-x-4 gap-y-1 " +
  "lg:grid-cols-[3rem_minmax(0,1fr)_9rem_8rem_7rem_6rem_8.5rem]";
