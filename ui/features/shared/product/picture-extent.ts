import { useEffect, useState } from "react";

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

/**
 * Finds the object in a picture, so that dimension lines can follow its edges. Null until known,
 * and if the picture cannot be read, for example from another host.
 */
export function usePictureExtent(url: string): Extent | null {
  const [found, setFound] = useState<{ url: string; extent: Extent | null } | null>(null);

  useEffect(() => {
    const image = new Image();
    let left = false;
    image.onload = () => {
      if (!left) setFound({ url, extent: measure(image) });
    };
    image.src = url;
    return () => {
      left = true;
    };
  }, [url]);

  return found?.url === url ? found.extent : null;
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
