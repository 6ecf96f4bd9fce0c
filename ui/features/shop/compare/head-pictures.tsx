import * as t from "#texts/compare.ts";
import { measured as measuredWords } from "#texts/product.ts";
import type { ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import { SizedImage } from "../../../components/sized-image.tsx";
import type { Compared_ProductFragment } from "../../../generated/operations.ts";
import { useCategories } from "../../shared/product/categories.ts";
import {
  frame,
  usualExtent,
  usePictureExtents,
  type Extent,
} from "../../shared/product/picture-extent.ts";
import { drawnAcross, formatCm } from "../../shared/product/size.ts";
import { partWidthCm, placeOnWall, type DrawnItem } from "./wall-scale.ts";
import "../../../components/wall-tile.css";

export interface HeadPicturesProps<Shown extends Compared_ProductFragment> {
  products: readonly Shown[];
  /** The button over a picture. */
  children: (product: Shown) => ReactNode;
}

function drawnItem(
  { size, placement }: Compared_ProductFragment,
  extent: Extent | null | undefined,
): DrawnItem | null {
  return size && { size, extent: extent ?? usualExtent, hangs: placement === "WALL" };
}

/**
 * The cells with the pictures: one wall with one floor line, and one scale for all. An item without
 * a size isn't drawn. The wall is empty until all pictures are measured.
 */
export function HeadPictures<Shown extends Compared_ProductFragment>({
  products,
  children,
}: HeadPicturesProps<Shown>) {
  const categories = useCategories();
  const extents = usePictureExtents(products.map(({ image }) => image));
  const measured = products.every(({ image }) => extents.has(image));
  const items = products.map((each) => drawnItem(each, extents.get(each.image)));
  const widthCm = partWidthCm(items.filter((item) => item !== null));
  const wall = products[0] && categories.display(products[0].category).wall;
  return products.map((each, index) => {
    const item = items[index];
    return (
      <td key={each.id} className="compare-picture">
        <div className={classNames("compare-wall wall", `wall-${wall}`)}>
          {!item && <Label>{t.sizeNotGiven}</Label>}
          {item && measured && <Picture product={each} item={item} widthCm={widthCm} />}
        </div>
        {children(each)}
      </td>
    );
  });
}

function Picture({
  product: { name, image },
  item,
  widthCm,
}: {
  product: Compared_ProductFragment;
  item: DrawnItem;
  widthCm: number;
}) {
  const across = drawnAcross(item.size, item.extent);
  const words = measuredWords[across.side](formatCm(across.cm));
  const { left, top, width, height } = placeOnWall(item, widthCm);
  return (
    <>
      <SizedImage
        src={image}
        sizes="24rem"
        alt={`${name}, ${words}`}
        width={frame.width}
        height={frame.height}
        decoding="async"
        style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      />
      <Label>{words}</Label>
    </>
  );
}

function Label({ children }: { children: ReactNode }) {
  return (
    <span className="absolute top-3.5 left-3 max-w-[60%] text-fine leading-label font-semibold">
      {children}
    </span>
  );
}
