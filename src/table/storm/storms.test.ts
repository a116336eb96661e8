import { nim } from '../nim';
import { seedsFrom, storms } from './storms';

const broken = { ...nim, places: () => undefined };

test('a storm that throws is reported with its seed, and the next ones still run', () => {
  const heard: number[] = [];
  const faulty = (seed: number) => ({
    seed,
    faults: [expect.stringMatching(/^thrown: nim has no/)],
  });
  expect(storms(broken, [], seedsFrom(7, 2), seed => heard.push(seed))).toEqual({
    faulty: [faulty(7), faulty(8)],
    totals: { storms: 2 },
  });
  expect(heard).toEqual([7, 8]);
});
