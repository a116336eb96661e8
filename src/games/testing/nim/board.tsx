import { Text } from 'react-native';
import { nim } from '../../../table/nim';
import type { AnyBoard, OptionsProps } from '../../board';

const Heap = ({ view }: { view: unknown }) => (
  <Text testID="heap">{String((view as { heap: number }).heap)}</Text>
);

const Stones = ({ options }: OptionsProps) => (
  <Text testID="option-stones">{String((options as { stones: number }).stones)}</Text>
);

export const board: AnyBoard = {
  game: nim,
  Hand: Heap,
  Watch: Heap,
  Ending: Heap,
  Options: Stones,
  rules: language => [
    language === 'de'
      ? { title: 'Ziel', text: 'Nimm den letzten Stein.' }
      : { title: 'Aim', text: 'Take the last stone.' },
  ],
  colour: seat => seat,
  seatName: (_, seat) => seat,
  whyNot: (_, { code }) => code,
  requestWords: () => '',
  alarms: () => [],
  cues: () => [],
};
