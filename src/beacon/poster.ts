import QRCode from 'qrcode';
import type { ServerWords } from './words/words';

interface Notice {
  /** The addresses phones can open; the first one becomes the QR code. */
  addresses: readonly string[];
  broker: string | undefined;
  isLonely: boolean;
  /**
   * A terminal with colours prints dark on light in any theme, because not every scanner reads a
   * negative.
   */
  isColour: boolean;
}

/** The text in the terminal while the table server is open. */
export async function poster(notice: Notice, words: ServerWords): Promise<string> {
  const { addresses, broker, isLonely } = notice;
  const [first = '', ...others] = addresses;
  return [
    '',
    isLonely ? words.lonely : words.scan,
    `\n  ${first}\n`,
    ...(isLonely ? [] : [await code(first, notice.isColour)]),
    ...(others.length > 0 ? [words.others, ...others.map(it => `  ${it}`)] : []),
    ...(broker === undefined ? [] : [words.broker(broker)]),
    ...(first.startsWith('http:') ? [words.plain] : []),
    words.stop,
  ].join('\n');
}

const BLACK_ON_WHITE = '\x1b[30;107m';
const AS_BEFORE = '\x1b[0m';

/** Has the quiet zone of four modules that the standard asks for. */
async function code(address: string, isColour: boolean): Promise<string> {
  const drawn = await QRCode.toString(address, {
    type: 'utf8',
    margin: 4,
    errorCorrectionLevel: 'L',
  });
  if (!isColour) return drawn;
  return drawn.replace(/^.+$/gm, line => BLACK_ON_WHITE + line + AS_BEFORE);
}
