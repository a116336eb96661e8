/** Speaks text. A new sentence interrupts the one before, which is out of date. */
import * as Speech from 'expo-speech';
import type { Speaker } from '../ports';

const VOICES: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE' };

export function createSpeech(): Speaker {
  let newest = 0;

  async function say(words: string, language: string, volume: number): Promise<void> {
    const mine = ++newest;
    await Speech.stop();
    if (mine !== newest) return;
    Speech.speak(words, { language: VOICES[language] ?? language, volume });
  }

  return {
    say: (words, language, volume) => void say(words, language, volume).catch(() => undefined),
    stop() {
      newest++;
      void Speech.stop().catch(() => undefined);
    },
  };
}
