import { decoded } from './decoded';

const shape = {
  safeParse: (input: unknown) =>
    typeof input === 'number'
      ? ({ success: true, data: input + 1 } as const)
      : ({
          success: false,
          error: {
            issues: [
              { path: [], message: 'no number' },
              { path: ['seats', 2], message: 'too far' },
            ],
          },
        } as const),
};

test('a valid input is returned as its shape transforms it', () => {
  expect(decoded(shape, 1)).toEqual({ ok: true, value: 2 });
});

test('an invalid input is reported: where, if it is in some part, and why', () => {
  expect(decoded(shape, '1')).toEqual({ ok: false, problem: 'no number; seats.2: too far' });
});
