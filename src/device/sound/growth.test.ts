import {
  glassGrowth,
  isSilent,
  LAYERS_OF,
  loudnessOf,
  musicLevels,
  nearer,
  onlyOf,
  scaled,
  SILENCE,
  TRACKS,
} from './growth';

const heard = (share: number, lastMinute = false) => {
  const levels = glassGrowth(share, lastMinute);
  return LAYERS_OF.glass.filter(layer => loudnessOf(levels, layer) > 0).join(' ');
};

test.each([
  [0, 'pad'],
  [0.25, 'pad'],
  [0.26, 'pad pulse'],
  [0.5, 'pad pulse'],
  [0.51, 'pad pulse sand'],
  [0.7, 'pad pulse sand'],
  [0.71, 'pad pulse arpeggio sand'],
  [1, 'pad pulse arpeggio sand'],
  [-3, 'pad'],
  [7, 'pad pulse arpeggio sand'],
])('at %d of the match the layers %s play', (share, layers) => {
  expect(heard(share)).toBe(layers);
});

test.each([0, 0.5, 0.97])(
  'in the last minute the fast heartbeat plays, at %d of the match, too',
  share => {
    expect(heard(share, true)).toBe('pad arpeggio sand hurry');
  },
);

test.each([
  [0.25, 0],
  [0.29, 0.5],
  [0.33, 1],
  [0.6, 1],
])('at %d of the match the pulse has a level of %d', (share, level) => {
  expect(glassGrowth(share, false).pulse).toBeCloseTo(level, 6);
});

test('until the last minute no layer becomes quieter', () => {
  const steps = Array.from({ length: 101 }, (_, n) => glassGrowth(n / 100, false));
  for (const layer of LAYERS_OF.glass) {
    const levels = steps.map(step => loudnessOf(step, layer));
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(Math.max(...levels)).toBeLessThanOrEqual(1);
  }
});

test('a fade approaches its target step by step, does not overshoot, and can end in silence', () => {
  const loud = glassGrowth(1, true);
  const once = nearer(SILENCE, loud, 0.3);
  expect(once).toEqual({ pad: 0.3, arpeggio: 0.3, sand: 0.3, hurry: 0.3 });
  expect(nearer(loud, loud, 0.3)).toEqual(loud);
  let heard = loud;
  for (let n = 0; n < 4; n++) heard = nearer(heard, SILENCE, 0.3);
  expect(isSilent(heard)).toBe(true);
  expect(isSilent(once)).toBe(false);
  expect(scaled(loud, 0.5).hurry).toBe(0.5);
});

test.each([
  [0, false, 'deep'],
  [0.25, false, 'deep bubbles'],
  [0.5, false, 'deep bubbles whale'],
  [0.75, false, 'deep bubbles whale sonar'],
  [0.5, true, 'deep lamps'],
])(
  'in the sea at %d of the match, counting points %s, the layers %s play',
  (share, isTense, is) => {
    const levels = musicLevels({ soundtrack: 'sea', share, isTense });
    expect(LAYERS_OF.sea.filter(layer => loudnessOf(levels, layer) > 0).join(' ')).toBe(is);
  },
);

test.each([
  [0, false, 'vault'],
  [0.3, false, 'vault lute'],
  [0.7, false, 'vault lute psaltery'],
  [0.9, true, 'vault lute psaltery strokes'],
])('in a story at %d of a run, late %s, the layers %s play', (share, isTense, layers) => {
  const levels = musicLevels({ soundtrack: 'story', share, isTense });
  expect(LAYERS_OF.story.filter(layer => loudnessOf(levels, layer) > 0).join(' ')).toBe(layers);
});

test('only the air of the place is heard, beside the soundtrack', () => {
  const levels = musicLevels({ soundtrack: 'story', share: 0, isTense: false, air: 'gulls' });
  expect([levels.vault, levels.gulls, levels.bells]).toEqual([1, 1, undefined]);
  expect(TRACKS.filter(layers => !isSilent(onlyOf(layers, levels)))).toEqual([
    LAYERS_OF.story,
    ['gulls'],
  ]);
});

test('one soundtrack is silent while the other plays', () => {
  const levels = musicLevels({ soundtrack: 'sea', share: 1, isTense: false });
  expect(isSilent(onlyOf(LAYERS_OF.glass, levels))).toBe(true);
  expect(isSilent(onlyOf(LAYERS_OF.sea, levels))).toBe(false);
});
