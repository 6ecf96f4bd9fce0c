type Picture = HTMLVideoElement | ImageBitmap;

/**
 * Returns the text of a code in a picture, or null if there is none. Rejects if the picture is
 * unreadable.
 */
export type CodeReader = (picture: Picture) => Promise<string | null>;

interface Detector {
  detect: (picture: Picture) => Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ["qr_code"] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

async function ownOfBrowser(): Promise<Detector | null> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!Own || !(await Own.getSupportedFormats()).includes("qr_code")) return null;
  return new Own({ formats: ["qr_code"] });
}

/** A WebAssembly detector from the shop's own server, for browsers without their own. */
async function ofTheShop(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: program }] = await Promise.all([
    import("barcode-detector/ponyfill"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ]);
  prepareZXingModule({ overrides: { locateFile: () => program } });
  return new BarcodeDetector({ formats: ["qr_code"] });
}

/** Creates a reader of codes. Rejects if it couldn't load. */
export async function createCodeReader(): Promise<CodeReader> {
  const detector = (await ownOfBrowser()) ?? (await ofTheShop());
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}
