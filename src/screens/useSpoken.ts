import { useEffect, useState } from 'react';
import { useFetched } from '@/ui/fetching/parts';
import { areTextsHere, catalogueCount, fetchTexts, type Language, speak } from '@/ui/words/words';

type Spoken = {
  readonly language: Language;
  /** The name under which the missing texts are being fetched; undefined if none are missing. */
  readonly missing: string | undefined;
};

/** The language of the app. It changes once all texts of the new language have been fetched. */
export function useSpoken(wanted: Language): Spoken {
  const [last, setLast] = useState(wanted);
  const isHere = areTextsHere(wanted);
  const missing = isHere ? undefined : `${catalogueCount()} texts in ${wanted}`;
  useFetched(missing, () => fetchTexts(wanted));
  useEffect(() => speak(wanted), [wanted]);
  if (isHere && wanted !== last) setLast(wanted);
  return { language: isHere ? wanted : last, missing };
}
