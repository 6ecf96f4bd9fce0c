import { opensVariant } from "#texts/options.ts";
import * as t from "#texts/product.ts";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { classNames } from "../../../components/class-names.ts";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { NumberedSteps } from "../../../components/numbered-steps.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import type { ProductDetails_ProductFragment } from "../../../generated/operations.ts";
import { createStore, useStore } from "../../../storage/store.ts";
import { nameWithOptions, optionLine } from "../../shared/product/option-values.ts";
import { formatCm } from "../../shared/product/size.ts";
import { useShop } from "../../../components/shop-context.ts";

const qrSize = 256;

/** The server-rendered HTML does not know the address that it is opened at. */
const pageOrigin = createStore(() => location.origin, "");

const QrCode = lazy(async () => ({ default: (await import("qrcode.react")).QRCodeSVG }));

type GuidedProduct = Pick<ProductDetails_ProductFragment, "name" | "placement" | "size">;

export interface PlacementGuideProps {
  product: GuidedProduct;
  /** The chosen variant: the address of its page, and its option values. Null without options. */
  variant?: { page: string; values: readonly string[] } | null;
}

/** Steps to try the place, and the code for the app. */
export const PlacementGuide = hydrateLater(function PlacementGuide({
  product,
  variant = null,
}: PlacementGuideProps) {
  const { name, placement, size } = product;
  return (
    <div className="@container">
      <div className="grid gap-x-aisle gap-y-8 @[36rem]:grid-cols-fill-auto">
        {size && (
          <div>
            <h2 className="heading mb-3 text-title">{t.howToPlaceIt}</h2>
            <NumberedSteps steps={steps(placement, size)} />
          </div>
        )}
        <Code name={name} variant={variant} />
      </div>
    </div>
  );
});

/** The QR code; on phones it is folded away until its button is pressed. */
function Code({ name, variant }: { name: string; variant: PlacementGuideProps["variant"] }) {
  const { name: shopName } = useShop();
  const origin = useStore(pageOrigin);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-control w-full items-center justify-between border-y border-line text-left text-base font-demi stage:hidden"
        onClick={() => setOpen(!open)}
      >
        {variant ? t.qrCodeOfVariant : t.qrCodeOfItem}
        <ChevronDown
          aria-hidden
          size={20}
          className={classNames("transition-transform", open && "rotate-180")}
        />
      </button>
      <figure
        id={id}
        className={classNames(
          "grid content-start justify-items-center gap-3 text-center max-stage:pt-4",
          !open && "max-stage:hidden",
        )}
      >
        <Suspense fallback={<Skeleton className="aspect-square w-64 max-w-full" />}>
          <QrCode
            value={variant ? `${origin}${variant.page}` : name}
            size={qrSize}
            marginSize={3}
            title={t.qrCode(nameWithOptions(name, variant?.values ?? []))}
            className="h-auto max-w-full rounded-tile outline outline-line"
          />
        </Suspense>
        <figcaption className="max-w-64 text-sm leading-body text-ink-muted">
          {variant ? opensVariant(optionLine(variant.values)) : t.codeNamesItem(shopName)}
        </figcaption>
      </figure>
    </div>
  );
}

function steps(
  placement: GuidedProduct["placement"],
  size: NonNullable<GuidedProduct["size"]>,
): string[] {
  const { widthCm, depthCm, heightCm } = size;
  const across = (one: number, other: number) => t.by(formatCm(one), formatCm(other));
  switch (placement) {
    case "FLOOR":
      return [
        t.measureForFloor,
        t.markFloor(across(widthCm, depthCm)),
        t.walkAroundMark(formatCm(heightCm)),
      ];
    case "TABLE":
      return [
        t.measureForFloor,
        t.laySheet(across(widthCm, depthCm)),
        t.leaveFreeAboveIt(formatCm(heightCm)),
      ];
    case "WALL":
      return [
        t.measureForWall,
        t.markWall(across(widthCm, heightCm)),
        t.stepBackFromWall(formatCm(depthCm)),
      ];
  }
}
