import QRCode from 'qrcode';
import type { Words } from './words';

interface Notice {
  /** Where phones go; the first one gets the code. */
  addresses: readonly string[];
  broker: string | undefined;
  isLonely: boolean;
  /** A terminal that knows colours gets dark on light whatever its theme: not every scanner reads a negative. */
  isColour: boolean;
}

/** What stands in the terminal while the table server is open. */
export async function poster(notice: Notice, words: Words): Promise<string> {
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

const code = (address: string, isColour: boolean): Promise<string> =>
  isColour
    ? QRCode.toString(address, { type: 'terminal', small: true, errorCorrectionLevel: 'L' })
    : QRCode.toString(address, { type: 'utf8', margin: 2, errorCorrectionLevel: 'L' });
