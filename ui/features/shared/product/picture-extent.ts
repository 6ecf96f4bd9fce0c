import { useEffect, useState } from "react";
import { sizesOf } from "../../../components/picture-sizes.ts";

/** The frame of every picture. */
export const frame = { width: 400, height: 500 };

/** The edges of the object inside the frame. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const scale = 0.5;
/** Minimum opacity of objects; shadows are fainter. */
const solid = 150;

/** Fallback extent for a picture that couldn't be measured. */
export const usualExtent: Extent = { left: 60, right: 340, top: 140, bottom: 430 };

/**
 * Finds the object in a picture, so that dimension lines can follow its edges. Null until known,
 * and if the picture cannot be read, for example from another host.
 */
export function usePictureExtent(url: string): Extent | null {
  return usePictureExtents([url]).get(url) ?? null;
}

/**
 * Finds the objects in pictures by their URLs. A picture that isn't measured yet is missing; one
 * that cannot be read has null.
 */
export function usePictureExtents(urls: readonly string[]): ReadonlyMap<string, Extent | null> {
  const [found, setFound] = useState<ReadonlyMap<string, Extent | null>>(new Map());
  const wanted = JSON.stringify(urls);

  useEffect(() => {
    let left = false;
    for (const url of new Set(JSON.parse(wanted) as string[])) {
      const image = new Image();
      const finish = (extent: Extent | null) => {
        if (!left) setFound((before) => new Map([...before, [url, extent]]));
      };
      image.onload = () => finish(measure(image));
      image.onerror = () => finish(null);
      // The canvas is smaller than the smallest file of an uploaded picture.
      image.src = sizesOf(url)?.smallest ?? url;
    }
    return () => {
      left = true;
    };
  }, [wanted]);

  return found;
}

function measure(image: HTMLImageElement): Extent | null {
  const canvas = document.createElement("canvas");
  canvas.width = frame.width * scale;
  canvas.height = frame.height * scale;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  try {
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return extentOf(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // The pixels of a picture from another host are not readable.
    return null;
  }
}

function extentOf({ data, width, height }: ImageData): Extent | null {
  const extent = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < solid) continue;
      extent.left = Math.min(extent.left, x);
      extent.right = Math.max(extent.right, x);
      extent.top = Math.min(extent.top, y);
      extent.bottom = Math.max(extent.bottom, y);
    }
  }
  if (extent.right < 0) return null;
  return {
    left: extent.left / scale,
    right: (extent.right + 1) / scale,
    top: extent.top / scale,
    bottom: (extent.bottom + 1) / scale,
  };
}
