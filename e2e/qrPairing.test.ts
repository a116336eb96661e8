import type { Browser, Page } from 'playwright-core';
import {
  makeAnswerText,
  makeOfferText,
  readAnswerText,
  readOfferText,
} from '@/link/finding/qr/pairing';
import { openBrowser } from './drivers/playwright';

jest.setTimeout(60_000);

const TABLE = {
  table: new Uint8Array(32).fill(7),
  secret: { n: 1, bytes: new Uint8Array(16).fill(9) },
};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** What a page keeps between the steps. */
type Pairing = { peer: RTCPeerConnection; channel?: RTCDataChannel };
declare global {
  var pairing: Pairing;
}

const openPage = async (): Promise<Page> => (await browser.newContext()).newPage();

async function gathered(page: Page): Promise<string> {
  await page.waitForFunction(() => pairing.peer.iceGatheringState === 'complete');
  return page.evaluate(() => pairing.peer.localDescription?.sdp ?? '');
}

const offer = (page: Page) =>
  page.evaluate(async () => {
    const peer = new RTCPeerConnection();
    globalThis.pairing = { peer, channel: peer.createDataChannel('table') };
    await peer.setLocalDescription(await peer.createOffer());
  });

const answer = (page: Page, sdp: string) =>
  page.evaluate(async sdp => {
    const peer = new RTCPeerConnection();
    globalThis.pairing = { peer };
    peer.ondatachannel = ({ channel }) => {
      channel.addEventListener('message', ({ data }) => channel.send(`heard ${data}`));
    };
    await peer.setRemoteDescription({ type: 'offer', sdp });
    await peer.setLocalDescription(await peer.createAnswer());
  }, sdp);

const speak = (page: Page, sdp: string) =>
  page.evaluate(async sdp => {
    const { peer, channel } = pairing;
    if (!channel) throw new Error('no channel');
    const heard = new Promise(done => {
      channel.addEventListener('message', ({ data }) => done(data));
    });
    channel.addEventListener('open', () => channel.send('sand'));
    await peer.setRemoteDescription({ type: 'answer', sdp });
    return heard;
  }, sdp);

function must<T extends { ok: boolean }>(result: T): Extract<T, { ok: true }> {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result as Extract<T, { ok: true }>;
}

test('two browsers open a channel from only the texts of two QR codes', async () => {
  const [host, guest] = await Promise.all([openPage(), openPage()]);
  await offer(host);
  const offerText = must(makeOfferText(await gathered(host), TABLE)).text;
  await answer(guest, must(readOfferText(offerText)).description.sdp);
  const answerText = must(makeAnswerText(await gathered(guest), offerText)).text;
  expect(offerText + answerText).toMatch(/^[0-9A-Z $%*+\-./:]*$/);
  const { sdp } = must(readAnswerText(answerText, offerText)).description;
  expect(await speak(host, sdp)).toBe('heard sand');
});
