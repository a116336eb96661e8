import { useState } from 'react';
import { historyFile } from '@/stores/history';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { SaveFile } from '../SaveFile';
import { useHistory } from '../world';
import { historyWords } from './historyWords';

/** Buttons to save or to delete the whole history. */
export function HistoryFoot() {
  const say = historyWords.useSay();
  const matches = useHistory(it => it.matches);
  const forgetAll = useHistory(it => it.forgetAll);
  const [isAsked, ask] = useState(false);
  return (
    <>
      <SaveFile title={say('save')} file={() => historyFile(matches)} testID="save-history" />
      <Button
        kind="quiet"
        icon="trash"
        title={say('forgetAll')}
        onPress={() => ask(true)}
        testID="forget-all"
      />
      <Sheet
        title={say('forgetAll')}
        open={isAsked}
        onClose={() => ask(false)}
        testID="forget-all-sheet"
      >
        <Type>{say('forgetAllText', { count: matches.length })}</Type>
        <Button wide title={say('keep')} onPress={() => ask(false)} testID="forget-all-no" />
        <Button
          wide
          kind="danger"
          icon="trash"
          title={say('forgetAll')}
          onPress={() => void forgetAll()}
          testID="forget-all-yes"
        />
      </Sheet>
    </>
  );
}
