import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useWorld } from '../world';

type Answer = 'shown' | 'no-table' | 'no-answer';
const WORDS = { shown: 'tv.shown', 'no-table': 'tv.noTable', 'no-answer': 'tv.noAnswer' } as const;

type Props = { link: string; goOn(): void };

/** Opened by a phone that scanned a TV: sends this phone's table to that TV. */
export function Beckon({ link, goOn }: Props) {
  const say = useTableWords();
  return (
    <Screen title={say('tv.beckon')} back={goOn}>
      <Beckoning shown={link} />
      <Button kind="main" title={say('tv.goOn')} onPress={goOn} testID="beckon-on" />
    </Screen>
  );
}

type BeckoningProps = {
  /** The link that was scanned, or the code that was typed. */
  shown: string;
  /** Offers another try if the screen does not show the table. */
  again?: ReactNode;
};

export function Beckoning({ shown, again }: BeckoningProps) {
  const say = useTableWords();
  const { session } = useWorld();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const told = await session.showAt(shown);
      if (!isGone) setAnswer(told);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [session, shown]);
  if (!answer)
    return (
      <>
        <Spinner />
        <Type tone="soft">{say('tv.beckoning')}</Type>
      </>
    );
  const tone = answer === 'shown' ? 'go' : 'heed';
  return (
    <>
      <Notice tone={tone} icon="tv" title={say(WORDS[answer])} testID={`beckon-${answer}`} />
      {answer !== 'shown' && again}
    </>
  );
}
