import { TextField } from '@/ui/forms/Field';
import { startWords } from '../startWords';
import { useSettings, useWorld } from '../world';

type Props = { onSubmit?: (() => void) | undefined; hint?: string | undefined };

/** Asks for the player's name and saves it. */
export function NameField({ onSubmit, hint }: Props) {
  const say = startWords.useSay();
  const { settings } = useWorld();
  const name = useSettings(it => it.name);
  return (
    <TextField
      title={say('name.title')}
      value={name}
      onChange={text => settings.getState().change({ name: text.slice(0, LONGEST) })}
      hint={hint ?? say('name.hint')}
      maxLength={LONGEST}
      autoComplete="nickname"
      autoCapitalize="words"
      onSubmit={onSubmit}
      testID="name"
    />
  );
}

const LONGEST = 24; // the protocol's limit
