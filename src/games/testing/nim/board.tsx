import { Text } from 'react-native';
import { useStore } from 'zustand';
import { nim } from '../../../table/nim';
import type { AnyBoard, AnyEnding, Chapter, OptionsProps, ViewStore } from '../../board';

const Shown = ({ store }: { store: ViewStore<unknown, unknown> }) => (
  <Heap view={useStore(store).view} />
);

const Heap = ({ view }: { view: unknown }) => (
  <Text testID="heap">{String((view as { heap: number }).heap)}</Text>
);

const Stones = ({ options }: OptionsProps) => (
  <Text testID="option-stones">{String((options as { stones: number }).stones)}</Text>
);

export const ending: AnyEnding = { Ending: Heap };

export const board: AnyBoard = {
  game: nim,
  Hand: Shown,
  Watch: Shown,
  Options: Stones,
  SeatMark: ({ seat }) => <Text>{seat}</Text>,
  colour: seat => seat,
  seatName: (_, seat) => seat,
  whyNot: (_, { code }) => code,
  requestWords: () => '',
  alarms: () => [],
  cues: () => [],
};

export const chapters = (language: string): readonly Chapter[] => [
  language === 'de'
    ? { title: 'Ziel', text: 'Nimm den letzten Stein.' }
    : { title: 'Aim', text: 'Take the last stone.' },
];
