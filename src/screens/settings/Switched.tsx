import { Toggle } from '@/ui/forms/Toggle';
import { settingsWords } from './settingsWords';
import { useSetting } from './useSetting';

type Props = { which: 'haptics' | 'warnings' | 'leftHand' | 'signs' };

/** A setting that is on or off. */
export function Switched({ which }: Props) {
  const say = settingsWords.useSay();
  const [value, change] = useSetting(which);
  return (
    <Toggle
      title={say(which)}
      hint={say(`${which}Hint`)}
      value={value}
      onChange={change}
      testID={`setting-${which}`}
    />
  );
}
