import { useEffect, useState } from 'react';
import type { MissionPictures, PlaceArt, VignetteSet } from '../../mission/panorama';
import { fetchPictures } from '../../missions/pictures';

/** What was fetched once is there at once the next time, so nothing flickers. */
const places = new Map<string, PlaceWithPictures>();
const sets = new Map<string, VignetteSet>();
const missions = new Map<string, MissionPictures>();

/** What a promise brings; undefined until then. A new key asks again. */
function useFetched<T>(
  kept: Map<string, T>,
  key: string,
  fetch: () => Promise<T | undefined>,
): T | undefined {
  const [, setArrived] = useState('');
  useEffect(() => {
    if (kept.has(key)) return undefined;
    let isWanted = true;
    const keep = async () => {
      const value = await fetch();
      if (value !== undefined) kept.set(key, value);
      if (isWanted) setArrived(key);
    };
    keep().catch(() => undefined);
    return () => {
      isWanted = false;
    };
    // The key says what is fetched.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return kept.get(key);
}

export type PlaceWithPictures = { readonly pictures: MissionPictures; readonly art: PlaceArt };

export const usePlaceArt = (mission: string, place: string): PlaceWithPictures | undefined =>
  useFetched(places, `${mission}/${place}`, async () => {
    const pictures = await fetchPictures(mission);
    const art = await pictures?.places[place]?.();
    return pictures && art && { pictures, art };
  });

export const useVignettes = (
  mission: string,
  of: 'items' | 'lenders' | { readonly place: string },
): VignetteSet | undefined => {
  const name = typeof of === 'string' ? of : `cards/${of.place}`;
  return useFetched(sets, `${mission}/${name}`, async () => {
    const pictures = await fetchPictures(mission);
    return typeof of === 'string' ? pictures?.[of]() : pictures?.cards[of.place]?.();
  });
};

export const usePictures = (mission: string): MissionPictures | undefined =>
  useFetched(missions, mission, () => fetchPictures(mission));
