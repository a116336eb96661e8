import type { Limit } from './ports';
import { keysOf } from '../kit/keys';

/** What this browser cannot do at this address. */
export function limits(): readonly Limit[] {
  const isSecure = window.isSecureContext;
  const can: Readonly<Record<Limit, boolean>> = {
    'not-secure': isSecure,
    'no-camera-stream': 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices,
    'no-wake-lock': 'wakeLock' in navigator,
    'no-clipboard': isSecure && 'clipboard' in navigator,
    'no-offline': 'serviceWorker' in navigator,
    'no-vibration': 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches,
    'no-voice': 'speechSynthesis' in window,
    'no-notices': false,
    'no-sound': 'AudioContext' in window || 'webkitAudioContext' in window,
    // Of all browsers, only those of iPhones and iPads know this; a page on the home screen has it.
    'stores-a-week': navigator.standalone !== false,
    'no-webrtc': 'RTCPeerConnection' in window,
  };
  return keysOf(can).filter(limit => !can[limit]);
}
