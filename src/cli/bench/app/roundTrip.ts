/**
 * Measures the lower bound of a tap over WebRTC: a message there and back between two empty pages.
 */
import type { Browser, Page } from 'playwright-core';
import { newPage, PHONE, slow } from './pages';

const WARM_UP = 5;
const TRIPS = 40;

declare global {
  interface Window {
    bare?: { readonly peer: RTCPeerConnection; readonly channel: RTCDataChannel };
  }
}

/** Milliseconds of each round trip. The asking page is slowed like a guest. */
export async function roundTrips(browser: Browser): Promise<number[]> {
  const [near, far] = [await newPage(browser, PHONE), await newPage(browser, PHONE)];
  await connect(near, far);
  await slow(near);
  const trips = await near.evaluate(there, WARM_UP + TRIPS);
  for (const page of [near, far]) await page.context().close();
  return trips.slice(WARM_UP);
}

async function connect(near: Page, far: Page): Promise<void> {
  for (const page of [near, far]) await page.evaluate(open);
  const offer = await near.evaluate(describe, null);
  const answer = await far.evaluate(describe, offer);
  await near.evaluate(answered => window.bare?.peer.setRemoteDescription(answered), answer);
}

/** Runs in the page, like the next two functions, so each must be self-contained. */
function open(): void {
  const peer = new RTCPeerConnection();
  const channel = peer.createDataChannel('bare', { negotiated: true, id: 1 });
  channel.addEventListener('message', ({ data }) => {
    if (data !== 'back') channel.send('back');
  });
  window.bare = { peer, channel };
}

/** Returns a description with all candidates; an answer if there is an offer. */
async function describe(
  offer: RTCSessionDescriptionInit | null,
): Promise<RTCSessionDescriptionInit> {
  const peer = window.bare?.peer;
  if (!peer) throw new Error('the page has not been opened');
  if (offer) await peer.setRemoteDescription(offer);
  await peer.setLocalDescription();
  while (peer.iceGatheringState !== 'complete') {
    await new Promise(resolve => peer.addEventListener('icegatheringstatechange', resolve));
  }
  return { type: offer ? 'answer' : 'offer', sdp: peer.localDescription?.sdp ?? '' };
}

async function there(count: number): Promise<number[]> {
  const channel = window.bare?.channel;
  if (!channel) throw new Error('the page has not been opened');
  if (channel.readyState !== 'open') {
    await new Promise(resolve => channel.addEventListener('open', resolve));
  }
  const trips: number[] = [];
  while (trips.length < count) {
    await new Promise(resolve => setTimeout(resolve, 30));
    const back = new Promise(resolve =>
      channel.addEventListener('message', resolve, { once: true }),
    );
    const start = performance.now();
    channel.send('there');
    await back;
    trips.push(performance.now() - start);
  }
  return trips;
}
