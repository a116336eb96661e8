import { kitWords } from './kitWords';
import { Notice } from './Notice';

type Props = {
  /** The sentence that says why an act was refused; null: nothing was. */
  readonly why: string | null;
  dismiss(): void;
};

/** Says why an act was refused, until the player does something else. */
export function RefusalNotice({ why, dismiss }: Props) {
  const say = kitWords.useSay();
  if (why === null) return null;
  return (
    <Notice
      tone="stop"
      title={why}
      action={{ title: say('dismiss'), onPress: dismiss }}
      testID="refusal"
    />
  );
}
