import { unreachable } from './unreachable';

test('an impossible value is named in the error', () => {
  expect(() => unreachable({ type: 'fly' } as never)).toThrow('unreachable: {"type":"fly"}');
});
