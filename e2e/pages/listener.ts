/** A page whose sound can be measured: the app's output passes an analyser. */
import { musicLevels } from '../../src/device/sound/growth';
import { CUE_SAMPLES, LAYER_SAMPLES, SEA_SAMPLES } from '../../src/device/sound/samples';
import { createSound } from '../../src/device/sound/sound.web';

let ear: AnalyserNode | undefined;
const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;

AudioNode.prototype.connect = function connectByWayOfEar(this: AudioNode, to: AudioNode) {
  if (to !== this.context.destination) return connect.call(this, to);
  ear = this.context.createAnalyser();
  ear.fftSize = 32_768;
  connect.call(ear, to);
  return connect.call(this, ear);
} as typeof AudioNode.prototype.connect;

/** The peak of the last second. */
function peak(): number {
  const heard = new Float32Array(ear?.fftSize ?? 0);
  ear?.getFloatTimeDomainData(heard);
  return heard.reduce((most, it) => Math.max(most, Math.abs(it)), 0);
}

async function seconds(): Promise<Record<string, number>> {
  const context = new OfflineAudioContext(1, 1, 22_050);
  const found: Record<string, number> = {};
  for (const [name, sample] of Object.entries({
    ...CUE_SAMPLES,
    ...SEA_SAMPLES,
    ...LAYER_SAMPLES,
  })) {
    const bytes = await (await fetch(String(sample))).arrayBuffer();
    found[name] = (await context.decodeAudioData(bytes)).duration;
  }
  return found;
}

const sound = createSound();
const page = { sound, musicLevels, peak, seconds };
export type Listener = typeof page;
Object.assign(window, page);
document.querySelector('button')?.addEventListener('click', () => void sound.unlock());
