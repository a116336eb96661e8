/** Tests that the files in assets/ match the script that makes them and suit phones. */
import fs from 'node:fs';
import path from 'node:path';
import { SOUND_FILES } from '../../../assets/sounds/files';
import { loudness, RATE, sixteenBits } from '../../../assets/sounds/synth';
import { AIRS, CUES, LOBBY_CUES, SEA_CUES, SOUNDTRACKS, STORY_CUES } from '../../games/board';
import { LAYERS_OF, TRACKS } from './growth';

const ASSETS = path.join(__dirname, '../../../assets');
const read = (name: string) => fs.readFileSync(path.join(ASSETS, name));
const names = [...SOUND_FILES.keys()];
const tracks = new Map([...SOUND_FILES].map(([name, { track }]) => [name, track()]));
const track = (name: string) => tracks.get(name)!;
const wavs = names.filter(name => name.endsWith('.wav'));
const flacs = names.filter(name => name.endsWith('.flac'));

/** The samples of a WAV file, after its header of 44 bytes. */
function samples(name: string): Int16Array {
  const file = read(name);
  return new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length));
}

/** The centre of the spectrum in hertz, estimated from how fast the signal changes. */
function centre(sound: Int16Array): number {
  const steps = sound.slice(1).map((sample, n) => sample - (sound[n] ?? 0));
  const power = (of: Int16Array) => of.reduce((sum, sample) => sum + sample * sample, 0);
  return (RATE / Math.PI) * Math.asin(Math.sqrt(power(steps) / power(sound)) / 2);
}

test.each(names)('%s is byte for byte what the script makes', name => {
  expect(read(name).equals(SOUND_FILES.get(name)!.packed(track(name)))).toBe(true);
});

test('there is a file for every cue and every layer, and no other', () => {
  const cues = [...CUES, ...LOBBY_CUES, ...SEA_CUES, ...STORY_CUES].map(cue =>
    cue.replaceAll('-', '_'),
  );
  const bare = (folder: string) =>
    fs
      .readdirSync(path.join(ASSETS, folder))
      .filter(file => /\.(wav|flac)$/.test(file))
      .map(file => path.parse(file).name)
      .sort();
  expect(bare('sounds')).toEqual(cues.sort());
  expect(bare('music')).toEqual(TRACKS.flat().sort());
});

test.each(wavs)('%s has one channel of 16 bits at 22.05 kHz, and is small', name => {
  const file = read(name);
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect([20, 22, 32, 34].map(at => file.readUInt16LE(at))).toEqual([1, 1, 2, 16]);
  expect(file.readUInt32LE(24)).toBe(22_050);
  expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([
    file.length - 8,
    file.length - 44,
  ]);
  expect(file.length).toBeLessThan(60_000);
});

test.each(flacs)('the header of %s says one channel of 16 bits at 22.05 kHz', name => {
  const file = read(name);
  expect(file.toString('latin1', 0, 4)).toBe('fLaC');
  const packed = file.readBigUInt64BE(18);
  expect(Number(packed >> 44n)).toBe(22_050);
  expect(Number((packed >> 41n) & 7n)).toBe(0);
  expect(Number((packed >> 36n) & 31n)).toBe(15);
  expect(Number(packed & 0xf_ffff_ffffn)).toBe(track(name).length);
});

test.each(SOUNDTRACKS)('the music %s is small, and its layers are equally long', soundtrack => {
  const music = LAYERS_OF[soundtrack].map(layer => `music/${layer}.flac`);
  const weight = music.reduce((sum, name) => sum + read(name).length, 0);
  expect(weight).toBeLessThan(2_000_000);
  expect(new Set(music.map(name => track(name).length)).size).toBe(1);
});

test.each(names)('%s is long enough, has no clicks, and begins and ends in silence', name => {
  const sound = track(name);
  expect(sound.length / RATE).toBeGreaterThanOrEqual(1.1);
  expect(sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(0.98);
  for (const edge of [sound.slice(0, 4), sound.slice(-64)])
    expect(Math.max(...edge.map(Math.abs))).toBeLessThan(0.004);
});

test('left and right are equally loud and far apart in pitch', () => {
  for (const kind of ['glass', 'soon']) {
    const [left, right] = ['left', 'right'].map(side => samples(`sounds/${kind}_${side}.wav`));
    expect(loudness(left!) / loudness(right!)).toBeGreaterThan(0.85);
    expect(loudness(left!) / loudness(right!)).toBeLessThan(1.18);
    expect(centre(right!) / centre(left!)).toBeGreaterThan(1.45);
  }
});

test('a warning is softer than what it warns of, and a refusal is not loud', () => {
  const loud = (name: string) => loudness(samples(`sounds/${name}.wav`));
  expect(loud('soon_left')).toBeLessThan(loud('glass_left') / 2);
  expect(loud('soon_right')).toBeLessThan(loud('glass_right') / 2);
  expect(loud('refused')).toBeLessThan(loud('glass_left') * 0.7);
});

const sea = SEA_CUES.map(cue => `sounds/${cue.replaceAll('-', '_')}.flac`);

test.each(sea)('%s is small, warm and not shrill', name => {
  expect(read(name).length).toBeLessThan(40_000);
  expect(centre(sixteenBits(track(name)))).toBeLessThan(1_400);
});

const story = STORY_CUES.map(cue => `sounds/${cue.replaceAll('-', '_')}.flac`);

test.each(story)('%s is small, and not shrill, however much porcelain rings in it', name => {
  expect(read(name).length).toBeLessThan(60_000);
  expect(centre(sixteenBits(track(name)))).toBeLessThan(3_200);
});

test.each(AIRS)('the air %s is small, and softer than any cue', air => {
  expect(read(`music/${air}.flac`).length).toBeLessThan(260_000);
  const loud = loudness(sixteenBits(track(`music/${air}.flac`)));
  const softest = Math.min(...story.map(name => loudness(sixteenBits(track(name)))));
  expect(loud).toBeLessThan(softest);
});

/** Loudness and pitch of each tenth of a second. */
function course(sound: Int16Array): number[] {
  const step = RATE / 10;
  const parts = Array.from({ length: 11 }, (_, n) => sound.slice(n * step, (n + 1) * step));
  const most = Math.max(...parts.map(loudness));
  return parts.flatMap(part => {
    const loud = loudness(part) / most;
    return [loud, loud > 0.05 ? (loud * Math.log2(centre(part) / 100)) / 4 : 0];
  });
}

test.each([
  ['the sea', sea],
  ['a story', story],
])('no two sounds of %s run alike', (_, names) => {
  const courses = names.map(name => course(sixteenBits(track(name))));
  const apart = courses.flatMap((one, n) =>
    courses
      .slice(n + 1)
      .map(other => one.reduce((sum, it, at) => sum + Math.abs(it - (other[at] ?? 0)), 0)),
  );
  expect(Math.min(...apart)).toBeGreaterThan(1);
});
