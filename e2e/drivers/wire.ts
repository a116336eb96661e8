/** Records the raw messages that a page receives over its data channels. */
import type { Page } from 'playwright-core';

declare global {
  var heardOnChannels: string[];
}

/** Must be called before the page opens. */
export const listenIn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.heardOnChannels = [];
    const listen = RTCDataChannel.prototype.addEventListener;
    RTCDataChannel.prototype.addEventListener = function (
      this: RTCDataChannel,
      ...asked: unknown[]
    ) {
      if (asked[0] === 'message') {
        listen.call(this, 'message', event =>
          heardOnChannels.push(String((event as MessageEvent).data)),
        );
      }
      return Reflect.apply(listen, this, asked);
    } as typeof listen;
  });

export const heardBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => heardOnChannels);
