/** A stream of bits, the highest first. */
export function createBits() {
  let store = new Uint8Array(1_024);
  let count = 0;

  function put(value: number, width: number): void {
    if ((count + width) >> 3 >= store.length - 4) store = grown(store);
    for (let left = width; left > 0;) {
      const room = 8 - (count & 7);
      const taken = Math.min(room, left);
      const part = (value >>> (left - taken)) & ((1 << taken) - 1);
      const at = count >> 3;
      store[at] = (store[at] ?? 0) | (part << (room - taken));
      count += taken;
      left -= taken;
    }
  }

  return {
    put,
    align: () => put(0, (8 - (count & 7)) & 7),
    /** The complete bytes so far. */
    bytes: () => Buffer.from(store.slice(0, count >> 3)),
  };
}

function grown(store: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(store.length * 2);
  larger.set(store);
  return larger;
}
