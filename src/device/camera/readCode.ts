/** Finds the text of a QR code in a picture; for browsers. */

type Picture = HTMLVideoElement | ImageBitmap;
type Detector = { detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]> };
type DetectorKind = {
  new (wish: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/**
 * At this size a code that fills a third of the picture is found before the next picture arrives.
 */
const LIVE = [640];
/** A photo can have any size, and there is more time for it. */
const STILL = [1_000, 1_600, 600];

export const readLive = (picture: HTMLVideoElement): Promise<string | undefined> =>
  read(picture, picture.videoWidth, picture.videoHeight, LIVE);

export const readStill = (picture: ImageBitmap): Promise<string | undefined> =>
  read(picture, picture.width, picture.height, STILL);

async function read(
  picture: Picture,
  width: number,
  height: number,
  sizes: readonly number[],
): Promise<string | undefined> {
  if (width === 0 || height === 0) return undefined;
  const seen = await detected(picture);
  // If the browser's detector finds nothing in a live picture, the next picture follows at once.
  if (seen || (seen === '' && sizes === LIVE)) return seen || undefined;
  const longest = Math.max(width, height);
  for (const size of new Set(sizes.map(it => Math.min(it, longest)))) {
    const scale = size / longest;
    const text = await deciphered(picture, width * scale, height * scale);
    if (text) return text;
  }
  return undefined;
}

let detector: Promise<Detector | undefined> | undefined;

/** Returns '' if there is no code, and undefined if this browser cannot detect codes. */
async function detected(picture: Picture): Promise<string | undefined> {
  try {
    const found = await (await (detector ??= createDetector()))?.detect(picture);
    return found && (found.find(({ rawValue }) => rawValue !== '')?.rawValue ?? '');
  } catch {
    // Some browsers define the class without implementing it.
    detector = Promise.resolve(undefined);
    return undefined;
  }
}

async function createDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: Kind } = window as { BarcodeDetector?: DetectorKind };
  const formats = await Kind?.getSupportedFormats();
  return Kind && formats?.includes('qr_code') ? new Kind({ formats: ['qr_code'] }) : undefined;
}

const canvas = () => document.createElement('canvas');
let sheet: HTMLCanvasElement | undefined;

async function deciphered(
  picture: Picture,
  width: number,
  height: number,
): Promise<string | undefined> {
  const { default: jsQR } = await import('jsqr');
  sheet ??= canvas();
  [sheet.width, sheet.height] = [Math.round(width), Math.round(height)];
  const brush = sheet.getContext('2d', { willReadFrequently: true });
  if (!brush) return undefined;
  brush.drawImage(picture, 0, 0, sheet.width, sheet.height);
  const { data } = brush.getImageData(0, 0, sheet.width, sheet.height);
  return jsQR(data, sheet.width, sheet.height)?.data;
}
