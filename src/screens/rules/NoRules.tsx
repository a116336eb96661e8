import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import type { Ways } from '../home/addresses';
import { startWords } from '../startWords';

export function NoRules({ goOn, back }: Ways) {
  const say = startWords.useSay();
  return (
    <Screen title={say('rules.title')} back={back}>
      <Notice
        tone="heed"
        icon="book"
        title={say('rules.noGame')}
        text={say('rules.noGameText')}
        testID="no-rules"
      />
      <Button wide title={say('rules.list')} onPress={() => goOn('/rules')} testID="rules-list" />
    </Screen>
  );
}
