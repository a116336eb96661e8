/**
 * Follows where MQTT packets begin in a stream of bytes, without reading them. A packet may be
 * spread over many frames, and the broker's parser would collect up to 256 MB of it in memory.
 */
export function createPacketGauge(
  largest: number,
  mayBegin: () => boolean,
): (bytes: Uint8Array) => boolean {
  let bodyLeft = 0;
  let length = 0;
  let lengthBytes: number | undefined;

  function readHeader(byte: number): boolean {
    if (lengthBytes === undefined) {
      lengthBytes = 0;
      length = 0;
      return mayBegin();
    }
    length += (byte & 0x7f) * 128 ** lengthBytes;
    lengthBytes += 1;
    if (byte & 0x80) return lengthBytes < 4;
    lengthBytes = undefined;
    bodyLeft = length;
    return length <= largest;
  }

  return bytes => {
    for (let at = 0; at < bytes.length;) {
      const skip = Math.min(bodyLeft, bytes.length - at);
      bodyLeft -= skip;
      at += skip;
      const byte = bytes[at];
      if (skip === 0 && byte !== undefined) {
        at += 1;
        if (!readHeader(byte)) return false;
      }
    }
    return true;
  };
}
