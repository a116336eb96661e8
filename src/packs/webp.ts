/** Looks into a WebP picture without drawing it: is it one, and how large? */
import { FILE_LIMITS, packFault, type PackFault } from './packFile';

/** How many bytes of a picture are looked at. */
export const WEBP_HEAD = 30;

export function webpFault(
  file: string,
  head: Uint8Array,
  length = head.length,
): PackFault | undefined {
  const { pictureBytes, pictureSide } = FILE_LIMITS;
  if (length > pictureBytes) return packFault('picture-large', { file, most: '1 MB' });
  const size = webpSize(head, length);
  if (!size) return packFault('picture-not-webp', { file });
  const isTooWide = size.width > pictureSide || size.height > pictureSide;
  return isTooWide ? packFault('picture-wide', { file, most: pictureSide }) : undefined;
}

type Size = { readonly width: number; readonly height: number };

function webpSize(bytes: Uint8Array, length: number): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < WEBP_HEAD || wordAt(bytes, 0) !== 'RIFF' || wordAt(bytes, 8) !== 'WEBP')
    return undefined;
  const said = view.getUint32(4, true) + 8;
  if (said !== length && said + 1 !== length) return undefined;
  switch (wordAt(bytes, 12)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: threeAt(view, 24) + 1, height: threeAt(view, 27) + 1 };
    default:
      return undefined;
  }
}

const wordAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));
const threeAt = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
