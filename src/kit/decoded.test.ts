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

test('what fits comes through as its shape makes it', () => {
  expect(decoded(shape, 1)).toEqual({ ok: true, value: 2 });
});

test('what does not is told: where, if it is in some part, and what', () => {
  expect(decoded(shape, '1')).toEqual({ ok: false, problem: 'no number; seats.2: too far' });
});
