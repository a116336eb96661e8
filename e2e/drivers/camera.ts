/** Another phone's camera: reads the code that is actually drawn on a screen. */
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';

export async function codeOn(page: Page, id: string): Promise<string> {
  const picture = await page.getByTestId(id).last().screenshot();
  const { data, width, height } = await decoded(page, picture.toString('base64'));
  const found = jsQR(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error(`no code can be read in ${width} × ${height} dots`);
  return found.data;
}

/** The browser decodes the picture. */
const decoded = (page: Page, png: string) =>
  page.evaluate(async text => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('nothing to draw on');
    Object.assign(canvas.canvas, { width, height });
    canvas.drawImage(bitmap, 0, 0);
    return { width, height, data: Array.from(canvas.getImageData(0, 0, width, height).data) };
  }, png);
