import { useRouter } from 'expo-router';
import { useMemo } from 'react';

/** Addresses that the screens before the table lead to. */
type Address =
  | '/'
  | '/table'
  | '/tv'
  | '/join'
  | '/pair'
  | '/settings'
  | '/licences'
  | '/history'
  | '/rules'
  | `/rules/${string}`;
export type Go = (to: Address) => void;

export type Ways = {
  readonly go: Go;
  /** Like `go`, but replaces this screen, so that nothing leads back to it. */
  readonly goOn: Go;
  /** Back to the previous screen, or home if there is none. */
  readonly back: () => void;
};

export function useWays(): Ways {
  const router = useRouter();
  return useMemo(
    () => ({
      go: to => router.push(to),
      goOn: to => router.replace(to),
      back: () => (router.canGoBack() ? router.back() : router.replace('/')),
    }),
    [router],
  );
}
