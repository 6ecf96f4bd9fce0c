/** Layout of a sheet: columns of pairs, each a drawing next to its model. */
export interface Layout {
  readonly columns: number;
  readonly tile: { readonly width: number; readonly height: number };
}

/** The sheet in the documents, with every product. */
export const wholeSheet: Layout = { columns: 5, tile: { width: 190, height: 228 } };

/** A sheet of selected products with larger pictures. */
export const fewOnASheet: Layout = { columns: 3, tile: { width: 280, height: 350 } };

/** Size in pixels of a sheet with a number of products. */
export const sizeOfSheet = ({ columns, tile }: Layout, products: number) => ({
  width: Math.min(columns, products) * tile.width * 2,
  height: Math.ceil(products / columns) * tile.height,
});
