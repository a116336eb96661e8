import type { SettingInfo } from '@/games/manifest';
import { useComfort } from '@/ui/comfort';
import { Choice } from '@/ui/forms/Choice';
import { Toggle } from '@/ui/forms/Toggle';
import { useGameSettings } from '../useGameSettings';
import { Named } from './Named';
import { useSetting } from './useSetting';

type Props = { readonly game: string; readonly setting: SettingInfo };

/** Something that can be set in one game, as its manifest describes it. */
export function GameSetting({ game, setting }: Props) {
  const { language } = useComfort();
  const value = useGameSettings(game)[setting.id];
  const [games, change] = useSetting('games');
  const set = (to: boolean | string) =>
    change({ ...games, [game]: { ...games[game], [setting.id]: to } });
  const [title, hint] = [setting.title(language), setting.hint(language)];
  const testID = `setting-${game}-${setting.id}`;
  if (!('choices' in setting)) {
    return <Toggle {...{ title, hint, testID }} value={value === true} onChange={set} />;
  }
  const options = setting.choices.map(it => ({ value: it.value, title: it.title(language) }));
  return (
    <Named title={title} hint={hint}>
      <Choice name={title} {...{ options, testID }} value={String(value)} onChange={set} />
    </Named>
  );
}
