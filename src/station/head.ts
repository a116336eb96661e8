/** The head of an answer, as it goes over the wire. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  206: 'Partial Content',
  304: 'Not Modified',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Content Too Large',
  416: 'Range Not Satisfiable',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

export function headOf(
  status: number,
  headers: Readonly<Record<string, string | number>>,
  staysOpen: boolean,
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const connection = `connection: ${staysOpen ? 'keep-alive' : 'close'}\r\n`;
  return `HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\n${lines.join('')}${connection}\r\n`;
}

/** One byte per letter: all our texts are ASCII. */
export const asciiBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, letter => letter.charCodeAt(0));
