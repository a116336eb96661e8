import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { type Letter, type Task, TASKS } from '../../rules/components';
import { cardOf } from '../../rules/lab';
import { routeTo } from '../../rules/station';
import { cardWords } from '../cards/cardWords';
import type { Topic } from '../hand/hand';
import { useActs, useHand, useSeat } from '../hand/HandContext';
import { handWords } from '../hand/words';
import { ActionWindow } from '../pieces/ActionWindow';
import { pieceWords } from '../pieces/words';
import { NowForAll } from '../scoring/NowForAll';
import { LargeSector } from '../station/LargeSector';
import { TalkSheet } from '../talk/TalkSheet';
import { areaWords } from '../station/sectorWords';
import { HelpRow } from './HelpRow';
import { OctopodsAtSea } from './OctopodsAtSea';
import { helpWords } from './words';

/** Two sentences about whatever was touched, and a sector to read up. */
export function Sheets() {
  const { topic, looking } = useHand('topic', 'looking');
  const say = handWords.useSay();
  const { explain, look } = useActs();
  return (
    <>
      <Sheet
        title={looking ? say('sector', { letter: looking }) : ''}
        open={looking !== null && topic === null}
        onClose={() => look(null)}
        testID="sector-sheet"
      >
        {looking && <SectorRead letter={looking} />}
      </Sheet>
      <Explained topic={topic} close={() => explain(null)} />
      <TalkSheet />
    </>
  );
}

type ExplainedProps = { readonly topic: Topic | null; close(): void };

function Explained({ topic, close }: ExplainedProps) {
  const { title, text } = useExplained(topic);
  return (
    <Sheet title={title} open={topic !== null} onClose={close} testID="help-sheet">
      <Type>{text}</Type>
      {topic?.about === 'now' && <NowForAll />}
    </Sheet>
  );
}

function useExplained(topic: Topic | null): { readonly title: string; readonly text: string } {
  const say = helpWords.useSay();
  const piece = pieceWords.useSay();
  const { language } = useComfort();
  if (topic === null) return { title: '', text: '' };
  switch (topic.about) {
    case 'card': {
      const { title, sentences } = cardWords(language, cardOf(topic.card));
      return { title, text: sentences };
    }
    case 'task':
      return { title: piece(`task.${topic.task}`), text: say(`task.${topic.task}`) };
    default:
      return { title: say(`${topic.about}.title`), text: say(`${topic.about}.text`) };
  }
}

function SectorRead({ letter }: { readonly letter: Letter }) {
  const say = handWords.useSay();
  const { view, seat } = useSeat('view', 'seat');
  return (
    <View style={styles.sector}>
      <LargeSector {...{ view, letter }} size={250} />
      <Type as="small" tone="soft" align="center" testID="way-there">
        {say('wayThere', { count: routeTo(view, seat, letter).price })}
      </Type>
      {TASKS.map(task => (
        <Area key={task} {...{ letter, task }} />
      ))}
      <OctopodsAtSea />
      <HelpRow topics={['control', 'charging', 'lock', 'centre']} />
    </View>
  );
}

function Area({ letter, task }: { readonly letter: Letter; readonly task: Task }) {
  const piece = pieceWords.useSay();
  const { language } = useComfort();
  const { view } = useSeat('view');
  const { explain } = useActs();
  const words = areaWords(language, view, letter, task);
  const [card] = view.sectors[letter].cards;
  const topic: Topic =
    task === 'card' && card !== undefined ? { about: 'card', card } : { about: 'task', task };
  return (
    <Press
      name={`${piece(`task.${task}`)}: ${words}`}
      onPress={() => explain(topic)}
      testID={`area-${task}`}
      style={styles.area}
    >
      <ActionWindow task={task} size={38} />
      <View style={styles.words}>
        <Type as="label">{piece(`task.${task}`)}</Type>
        <Type as="small" tone="soft">
          {words}
        </Type>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  sector: { gap: 4 },
  area: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-start', gap: 12 },
  words: { flex: 1 },
});
