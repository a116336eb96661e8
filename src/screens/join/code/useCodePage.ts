import { useState } from 'react';
import type { Where } from '@/stores/connector';
import type { TroubleName } from '../troubles';
import { useJoinTrouble } from '../useJoinTrouble';
import { looksLikeInvite, looksLikePairing } from '../where';
import {
  chooseBox,
  type CodeEntry,
  deleteLetter,
  isWhole,
  NO_LETTERS,
  textOf,
  typeText,
} from './codeEntry';
import type { CodeNews } from './CodeNotice';

export type CodeWays = {
  ask: (where: Where, watches: boolean) => void;
  /** Calls the search off. */
  stop: () => void;
  pair: () => void;
  /** The phone looks for a table, or has ended that and shows why. */
  isOnWay: boolean;
};

/** The code as far as it is typed, and what became of it. */
export function useCodePage({ ask, stop, pair, isOnWay }: CodeWays) {
  const [entry, setEntry] = useState(NO_LETTERS);
  const [watches, setWatches] = useState(false);
  const [misread, setMisread] = useState<TroubleName>();
  const trouble = useJoinTrouble();
  const news: CodeNews = isOnWay ? (trouble ?? 'looking') : misread;

  function change(next: CodeEntry) {
    if (isOnWay) stop();
    setMisread(undefined);
    setEntry(next);
  }

  function go(where: Where) {
    setMisread(undefined);
    ask(where, watches);
  }

  function type(text: string) {
    if (looksLikeInvite(text)) return go({ invite: text.trim() });
    if (news === 'looking') return; // a key hit twice must not end the search
    const next = typeText(entry, text);
    if (next === entry) return;
    change(next);
    if (isWhole(next)) go({ code: textOf(next) });
  }

  /** What the camera has read. */
  function read(text: string) {
    if (looksLikeInvite(text)) go({ invite: text.trim() });
    else if (looksLikePairing(text)) pair();
    else setMisread('not-an-invite');
  }

  return {
    entry,
    news,
    isWrong: news === 'wrong-code' || news === 'no-such-code',
    watches,
    setWatches,
    setMisread,
    type,
    read,
    remove: () => change(deleteLetter(entry)),
    choose: (at: number) => change(chooseBox(entry, at)),
  };
}
