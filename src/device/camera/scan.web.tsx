/**
 * Reads QR codes in a browser: from the camera where a page may use it, else from a photo. Does not
 * use expo-camera, whose web scanner is loaded from a third party's server.
 */
import { useEffect, useRef } from 'react';
import { readLive, readStill } from './readCode';
import type { Photographed, ScannerProps, Scanning, ScanTrouble } from '../ports';

const EVERY_MS = 120;

export async function canScan(): Promise<Scanning> {
  const devices = await navigator.mediaDevices?.enumerateDevices?.().catch(() => []);
  if (devices?.some(({ kind }) => kind === 'videoinput')) return 'stream';
  return 'createImageBitmap' in window ? 'photo' : 'none';
}

/** Asks for a photo of a code; must be called in a tap. On a phone this opens the camera. */
export async function photographed(): Promise<Photographed> {
  const photo = await chosen();
  if (!photo) return { ok: false, why: 'no-photo' };
  const text = await createImageBitmap(photo)
    .then(readStill)
    .catch(() => undefined);
  return text === undefined ? { ok: false, why: 'no-code' } : { ok: true, text };
}

function chosen(): Promise<File | undefined> {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: 'image/*' });
  input.setAttribute('capture', 'environment');
  return new Promise(resolve => {
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

/** Fills its parent. Reports each text once, until it sees a different one. */
export function Scanner(props: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!video.current) return;
    return watch(video.current, {
      onText: text => latest.current.onText(text),
      onTrouble: code => latest.current.onTrouble(code),
    });
  }, []);
  return <video ref={video} muted playsInline aria-hidden tabIndex={-1} style={FILLING} />;
}

const FILLING = {
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** Returns a function that stops the camera. */
function watch(video: HTMLVideoElement, { onText, onTrouble }: ScannerProps): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  async function look(): Promise<void> {
    const text = await readLive(video).catch(() => undefined);
    if (isOver) return;
    if (text !== undefined && text !== last) onText((last = text));
    timer = setTimeout(() => void look(), EVERY_MS);
  }

  const stream = opened();

  async function begin(): Promise<void> {
    try {
      const live = await stream;
      if (isOver) return;
      video.srcObject = live;
      await video.play();
      await look();
    } catch (why) {
      if (!isOver) onTrouble(troubleOf(why));
    }
  }

  void begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    video.srcObject = null;
    stream.then(putAway).catch(() => undefined);
  };
}

async function opened(): Promise<MediaStream> {
  const ideal = { facingMode: { ideal: 'environment' }, width: { ideal: 1_280 } };
  if (!navigator.mediaDevices?.getUserMedia) throw new NoStream();
  return navigator.mediaDevices.getUserMedia({ video: ideal, audio: false });
}

const putAway = (live: MediaStream) => live.getTracks().forEach(track => track.stop());

class NoStream extends Error {}

function troubleOf(why: unknown): ScanTrouble {
  if (why instanceof NoStream) return 'no-stream';
  const name = why instanceof DOMException ? why.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not-allowed';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-stream' : 'broken';
}
