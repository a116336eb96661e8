/** Bitmaps of pictures in a browser, drawn once, and kept while they are shown or may be soon. */

export type Pixels = readonly [width: number, height: number];

type Kept = { readonly made: Promise<string>; uri?: string; users: number };

const MOST_UNUSED = 24;
/** By key, the latest used last. */
const bitmaps = new Map<string, Kept>();

/** The address of a bitmap that is ready. */
export const shownBitmap = (key: string): string | undefined => bitmaps.get(key)?.uri;

/** Each call needs a `releaseBitmap` when the picture is no longer shown. */
export function takeBitmap(key: string, draw: () => string, size: Pixels): Promise<string> {
  const kept = bitmaps.get(key) ?? begun(key, drawBitmap(draw, size));
  used(key, kept, 1);
  return kept.made;
}

/** Keeps a bitmap that is still shown while another is drawn. The returned function ends it. */
export function holdBitmap(key: string): () => void {
  const kept = bitmaps.get(key);
  if (!kept) return () => undefined;
  used(key, kept, 1);
  return () => releaseBitmap(key);
}

export function releaseBitmap(key: string) {
  const kept = bitmaps.get(key);
  if (kept) used(key, kept, -1);
  forgetOldest();
}

function used(key: string, kept: Kept, by: 1 | -1) {
  bitmaps.delete(key);
  bitmaps.set(key, kept);
  kept.users += by;
}

function begun(key: string, made: Promise<string>): Kept {
  const kept: Kept = { made, users: 0 };
  void noted(key, kept);
  return kept;
}

/** A picture that failed may be tried again. */
async function noted(key: string, kept: Kept) {
  try {
    kept.uri = await kept.made;
  } catch {
    bitmaps.delete(key);
  }
}

function forgetOldest() {
  const unused = [...bitmaps].filter(([, { users }]) => users <= 0);
  for (const [key, { made }] of unused.slice(0, Math.max(0, unused.length - MOST_UNUSED))) {
    bitmaps.delete(key);
    made.then(URL.revokeObjectURL, () => undefined);
  }
}

/** A browser that cannot draw on a canvas shows the SVG itself, as one image. */
async function drawBitmap(draw: () => string, [w, h]: Pixels): Promise<string> {
  const vector = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(vector, w, h);
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
    canvas.getContext('2d')?.drawImage(image, 0, 0, w, h);
    const bitmap = await urlOf(canvas);
    URL.revokeObjectURL(vector);
    return bitmap;
  } catch {
    return vector;
  }
}

const loaded = (uri: string, w: number, h: number): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = document.createElement('img');
    image.width = w;
    image.height = h;
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the picture could not be drawn')));
    image.src = uri;
  });

const urlOf = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob =>
      blob
        ? resolve(URL.createObjectURL(blob))
        : reject(new Error('the picture could not be kept')),
    );
  });
