import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CardId } from '../../deck/card';
import type { Seen } from '../../rules/state';
import { backOf } from '../../rules/turned';
import { DateCard } from '../cards/DateCard';
import { printOf } from '../table/printOf';
import type { Size } from './ribbonLayout';

type Props = {
  readonly view: Seen;
  /** Cards of one date; the last lies on top. */
  readonly cards: readonly CardId[];
  readonly size: Size;
  readonly left: number;
  readonly top: number;
  readonly lit: CardId | null;
};

/** Cards of one date lie slightly apart, so that players can count them. */
export const LinePile = memo(function LinePile({ view, cards, size, left, top, lit }: Props) {
  const apart = size.width * APART;
  const under = cards.length - 1;
  return (
    <View aria-hidden pointerEvents="none" style={[styles.pile, { left, top }, size]}>
      {cards.map((card, n) => {
        const back = backOf(view, card);
        const by = (under - n) * apart;
        return (
          back && (
            <View key={card} style={[styles.card, { left: -by * SIDEWAYS, top: -by }]}>
              <DateCard card={printOf(view, card)} date={back.date} lit={card === lit} {...size} />
            </View>
          )
        );
      })}
    </View>
  );
});

const APART = 0.1;
const SIDEWAYS = 0.7;

const styles = StyleSheet.create({
  pile: { position: 'absolute' },
  card: { position: 'absolute' },
});
