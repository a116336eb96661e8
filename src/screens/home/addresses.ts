import { useRouter } from 'expo-router';
import { useMemo } from 'react';

/** Where the screens before the table lead. */
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
  /** As `go`, but there is no way back to here. */
  readonly goOn: Go;
  /** To where one came from; home, if one came from outside. */
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
