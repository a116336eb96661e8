/** The reader of missions, with our smallest one as the example that others can change. */
import type { ExampleFile, PackReader } from '../../../packReader';

export async function fetchMissionReader(): Promise<PackReader> {
  const [{ missionReader }, { firstHour }, en, de] = await Promise.all([
    import('./missionReader'),
    import('../../missions/first-hour/data'),
    import('../../missions/first-hour/words.en'),
    import('../../missions/first-hour/words.de'),
  ]);
  const parts = { mission: firstHour, en: en.words, de: de.words };
  const example: ExampleFile = {
    name: 'first-hour.json',
    type: 'application/json',
    text: `${JSON.stringify(parts, null, 2)}\n`,
  };
  return missionReader(() => example);
}
