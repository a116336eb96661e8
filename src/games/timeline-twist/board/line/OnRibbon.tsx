import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import type { CardId } from '../../deck/card';
import type { Held, Seen } from '../../rules/state';
import { handWords } from '../hand/words';
import { datedName } from '../pieces/naming';
import { columnsOf } from '../table/line';
import { CardTouch } from './CardTouch';
import { GapTouch } from './GapTouch';
import { LinePile } from './LinePile';
import { aboveOf, type RibbonLayout } from './ribbonLayout';
import type { RibbonSizes } from './ribbonSizes';

export type Laying = {
  readonly held: Held;
  /** The gap in which the card lies, before it is turned. */
  readonly gap: number | null;
  lay(gap: number): void;
};

type PartProps = { readonly view: Seen; readonly laid: RibbonLayout; readonly sizes: RibbonSizes };

export const RibbonPiles = ({
  view,
  laid,
  sizes,
  lit,
}: PartProps & { readonly lit: CardId | null }) => (
  <>
    {columnsOf(view).map(({ cards, above }, n) => (
      <View key={cards[0]} style={styles.column}>
        <LinePile
          {...{ view, cards, lit }}
          size={sizes.card}
          left={laid.columns[n] ?? 0}
          top={sizes.top.card}
        />
        {above.length > 0 && (
          <LinePile
            {...{ view, lit }}
            cards={above}
            size={sizes.above}
            left={aboveOf(laid, n) - sizes.above.width / 2}
            top={sizes.top.above}
          />
        )}
      </View>
    ))}
  </>
);

export function Gaps({ view, laid, sizes, laying }: PartProps & { laying: Laying }) {
  const say = handWords.useSay();
  return (
    <View
      role="radiogroup"
      aria-label={say('timeline')}
      pointerEvents="box-none"
      style={StyleSheet.absoluteFill}
    >
      {laid.gaps.map((place, gap) => (
        <GapTouch
          key={gap}
          {...{ view, gap, place }}
          height={sizes.height}
          isLaid={gap === laying.gap}
          onPress={() => laying.lay(gap)}
        />
      ))}
    </View>
  );
}

/** The cards on the line can be opened and read while nobody lays a card. */
export function Touches({ view, laid, sizes, read }: PartProps & { read(card: CardId): void }) {
  const { language } = useComfort();
  return (
    <>
      {columnsOf(view).map(({ cards, above }, n) => (
        <View key={cards[0]} style={styles.column}>
          {[...cards].slice(-1).map(card => (
            <CardTouch
              key={card}
              name={cards.map(it => datedName(language, view, it)).join('. ')}
              left={laid.columns[n] ?? 0}
              top={sizes.top.card}
              size={sizes.card}
              onPress={() => read(card)}
              testID={`line-${n}`}
            />
          ))}
          {above.slice(-1).map(card => (
            <CardTouch
              key={card}
              name={above.map(it => datedName(language, view, it)).join('. ')}
              left={aboveOf(laid, n) - sizes.above.width / 2}
              top={sizes.top.above}
              size={sizes.above}
              onPress={() => read(card)}
              testID={`gap-row-${n}`}
            />
          ))}
        </View>
      ))}
    </>
  );
}

const styles = StyleSheet.create({ column: { position: 'absolute', left: 0, top: 0 } });
