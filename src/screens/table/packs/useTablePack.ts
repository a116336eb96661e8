import { useStore } from 'zustand';
import { hasPack } from '@/stores/seats';
import { useComfort } from '@/ui/comfort';
import { inLanguage } from '@/games/manifest';
import { useSession, useWorld } from '../../world';

/** The pack of a player with which this table plays. */
export const useTablePack = () => useSession(it => it.guest?.shared?.pack);

/** True unless this device still lacks the pack of its table. */
export const useHasPack = (): boolean =>
  useSession(({ guest }) => guest === null || hasPack(guest));

export const useKeptPacks = () => useStore(useWorld().filePacks.state, it => it.kept);

export function useTitleOf() {
  const { language } = useComfort();
  return (title: { readonly en: string; readonly de: string }): string =>
    inLanguage(title, language);
}

/** Somebody sits who does not have it yet, so the match cannot begin. */
export const useIsPackMissing = (): boolean =>
  useSession(it => it.guest?.shared?.pack?.lacks.some(({ seats }) => seats.length > 0) ?? false);
