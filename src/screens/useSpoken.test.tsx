import { act, renderHook } from '@testing-library/react-native';
import { createTexts } from '@/ui/words/words';
import { useSpoken } from './useSpoken';

test('another language is spoken once its sentences are here', async () => {
  const { result, rerender } = renderHook(
    ({ wanted }: { wanted: 'en' | 'de' }) => useSpoken(wanted),
    { initialProps: { wanted: 'en' } },
  );
  expect(result.current.language).toBe('en');
  let arrive = () => {};
  const arrival = new Promise<void>(resolve => (arrive = resolve));
  createTexts('useSpoken.test', {
    en: async () => ({ sky: { star: 'star' } }),
    de: async () => (await arrival, { sky: { star: 'Stern' } }),
  });
  rerender({ wanted: 'de' });
  await act(async () => undefined);
  expect(result.current.language).toBe('en');
  await act(async () => arrive());
  expect(result.current).toEqual({ language: 'de', missing: undefined });
});

test('before anything was fetched every language is spoken at once', () => {
  expect(renderHook(() => useSpoken('de')).result.current.language).toBe('de');
});
