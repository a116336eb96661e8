import { unreachable } from './unreachable';

test('what cannot be says what it was', () => {
  expect(() => unreachable({ type: 'fly' } as never)).toThrow('unreachable: {"type":"fly"}');
});
