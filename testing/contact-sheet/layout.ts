/**
 * How the pictures lie on a sheet: a drawing and its model side by side, so many of these in a row.
 */
export interface Layout {
  readonly columns: number;
  readonly tile: { readonly width: number; readonly height: number };
}

/** The sheet of the documents, with every product. */
export const wholeSheet: Layout = { columns: 5, tile: { width: 190, height: 228 } };

/** A sheet of some products, larger. */
export const fewOnASheet: Layout = { columns: 3, tile: { width: 280, height: 350 } };

/** How large a sheet of so many products is, in pixels. */
export const sizeOfSheet = ({ columns, tile }: Layout, products: number) => ({
  width: Math.min(columns, products) * tile.width * 2,
  height: Math.ceil(products / columns) * tile.height,
});
