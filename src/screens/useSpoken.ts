import { useEffect, useState } from 'react';
import { useFetched } from '@/ui/fetching/parts';
import { areTextsHere, catalogueCount, fetchTexts, type Language, speak } from '@/ui/words/words';

type Spoken = {
  readonly language: Language;
  /** By this name the sentences of the wanted language are being fetched. */
  readonly missing: string | undefined;
};

/** The language the app speaks: another one as soon as all its sentences are here. */
export function useSpoken(wanted: Language): Spoken {
  const [last, setLast] = useState(wanted);
  const isHere = areTextsHere(wanted);
  const missing = isHere ? undefined : `${catalogueCount()} texts in ${wanted}`;
  useFetched(missing, () => fetchTexts(wanted));
  useEffect(() => speak(wanted), [wanted]);
  if (isHere && wanted !== last) setLast(wanted);
  return { language: isHere ? wanted : last, missing };
}
