type Picture = HTMLVideoElement | ImageBitmap;

/**
 * What finds a code in a picture: its text, or null where there is none. Rejects where the picture
 * cannot be read.
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

/** The same in WebAssembly, from the shop's own server, for browsers that have none. */
async function ofTheShop(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: program }] = await Promise.all([
    import("barcode-detector/ponyfill"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ]);
  prepareZXingModule({ overrides: { locateFile: () => program } });
  return new BarcodeDetector({ formats: ["qr_code"] });
}

/** A reader of codes. Rejects where it cannot be had. */
export async function createCodeReader(): Promise<CodeReader> {
  const detector = (await ownOfBrowser()) ?? (await ofTheShop());
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}
