/** Looks into a WebP picture without drawing it: is it one, and how large? */
import { FILE_LIMITS, packFault, type PackFault } from './packFile';

export function webpFault(file: string, bytes: Uint8Array): PackFault | undefined {
  const { pictureBytes, pictureSide } = FILE_LIMITS;
  if (bytes.length > pictureBytes) return packFault('picture-large', { file, most: '1 MB' });
  const size = webpSize(bytes);
  if (!size) return packFault('picture-not-webp', { file });
  const isTooWide = size.width > pictureSide || size.height > pictureSide;
  return isTooWide ? packFault('picture-wide', { file, most: pictureSide }) : undefined;
}

type Size = { readonly width: number; readonly height: number };

function webpSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30 || wordAt(bytes, 0) !== 'RIFF' || wordAt(bytes, 8) !== 'WEBP')
    return undefined;
  const said = view.getUint32(4, true) + 8;
  if (said !== bytes.length && said + 1 !== bytes.length) return undefined;
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
