import { opensVersion } from "#texts/options.ts";
import * as t from "#texts/product.ts";
import { lazy, Suspense } from "react";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { NumberedSteps } from "../../../components/numbered-steps.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import type { ProductDetails_ProductFragment } from "../../../generated/operations.ts";
import { createStore, useStore } from "../../../storage/store.ts";
import { FitCheck, type TypedSpace } from "./fit-check.tsx";
import { sidesOf } from "../../shared/product/fit.ts";
import { nameWithOptions, optionLine } from "../../shared/product/option-values.ts";
import { formatCm } from "../../shared/product/size.ts";

const qrSize = 256;

/** The server-rendered HTML does not know the address that it is opened at. */
const pageOrigin = createStore(() => location.origin, "");

const QrCode = lazy(async () => ({ default: (await import("qrcode.react")).QRCodeSVG }));

type GuidedProduct = Pick<ProductDetails_ProductFragment, "name" | "placement" | "size">;

export interface PlacementGuideProps {
  product: GuidedProduct;
  /** The chosen version: the address of its page, and its option values. Null without options. */
  version?: { page: string; values: readonly string[] } | null;
  /** The typed available space. */
  typed: TypedSpace;
  onType: (typed: TypedSpace) => void;
}

/** Fit check, steps to try the place, and the code for the app. */
export const PlacementGuide = hydrateLater(function PlacementGuide({
  product,
  version = null,
  typed,
  onType,
}: PlacementGuideProps) {
  const { name, placement, size } = product;
  const origin = useStore(pageOrigin);
  return (
    <div className="@container">
      <div className="grid gap-x-aisle gap-y-8 @[36rem]:grid-cols-fill-auto">
        {size && (
          <div className="grid content-start gap-6">
            <FitCheck size={size} sides={sidesOf(placement)} typed={typed} onType={onType} />
            <div>
              <h2 className="heading mb-3 text-title">{t.howToPlaceIt}</h2>
              <NumberedSteps steps={steps(placement, size)} />
            </div>
          </div>
        )}
        <figure className="grid content-start justify-items-center gap-3 text-center">
          <Suspense fallback={<Skeleton className="aspect-square w-64 max-w-full" />}>
            <QrCode
              value={version ? `${origin}${version.page}` : name}
              size={qrSize}
              marginSize={3}
              title={t.qrCode(nameWithOptions(name, version?.values ?? []))}
              className="h-auto max-w-full rounded-tile outline outline-line"
            />
          </Suspense>
          <figcaption className="max-w-64 text-sm leading-body text-ink-muted">
            {version ? opensVersion(optionLine(version.values)) : t.codeNamesItem}
          </figcaption>
        </figure>
      </div>
    </div>
  );
});

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
