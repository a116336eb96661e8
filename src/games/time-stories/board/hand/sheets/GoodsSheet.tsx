import { StyleSheet, View } from 'react-native';
import { Sheet } from '@/ui/Sheet';
import { radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { type ItemId, RESOURCES } from '../../../mission/names';
import { keysOf } from '@/kit/keys';
import type { Figure, Gift } from '../../../rules/actions';
import { agentsAt, isLiving, mayAct } from '../../../rules/agents';
import { whyNotGive, whyNotUse } from '../../../rules/items';
import { agentOf, lenderOf, missionIn } from '../../../rules/lookup';
import type { Seen } from '../../../rules/state';
import { resourceName } from '../../pieces/naming';
import { clay } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { StationButton } from '../../pieces/StationButton';
import { labelOfUse } from '../actionWords';
import { useActs, useHand, useSeat, useShown, useSpeech } from '../HandContext';
import { asleepBeside, ownFigures } from '../selectors';
import { Thing } from '../pictures';
import { Refused } from '../Refused';
import { CardProse } from '../reading/CardProse';
import { handWords } from '../words';

/** What the agent carries: to read, to use and to hand on. */
export function GoodsSheet() {
  const say = handWords.useSay();
  const { view, agent } = useSpeech();
  const { sheet } = useHand('sheet');
  const { open } = useActs();
  const figure = useShown();
  const { lender } = agentOf(view, figure);
  return (
    <Sheet
      title={say('goods.title', { agent: agent(figure) })}
      open={sheet === 'goods'}
      onClose={() => open(null)}
      testID="goods-sheet"
    >
      <Refused ground="sheet" />
      {lender !== null && <LenderUses figure={figure} />}
      {[figure, ...asleepBeside(view, figure)].map(holder => (
        <Goods key={holder} {...{ holder, figure }} />
      ))}
      {isAlone(view, figure) && (
        <Type as="small" tone="soft">
          {say('goods.alone')}
        </Type>
      )}
    </Sheet>
  );
}

/** Nobody stands there to whom anything could be handed. */
const isAlone = (view: Seen, figure: Figure): boolean => {
  const { at } = agentOf(view, figure);
  return at !== null && agentsAt(view, at).length < 2;
};

/** Nobody is asked whom to heal while all are well. */
const neededUses = (
  view: Seen,
  agent: Figure,
  item: ItemId | null,
  uses: readonly string[],
): readonly string[] =>
  uses.filter(
    use => whyNotUse(view, { type: 'use', agent, item, use })?.code !== 'nobody-needs-it',
  );

function LenderUses({ figure }: { readonly figure: Figure }) {
  const { view, words } = useSpeech();
  const { act, open } = useActs();
  const uses = keysOf(lenderOf(view, figure).uses);
  return neededUses(view, figure, null, uses).map(use => (
    <StationButton
      key={use}
      title={labelOfUse(words, null, use, agentOf(view, figure).lender)}
      onPress={() => act({ type: 'use', agent: figure, item: null, use }) && open(null)}
      testID={`use-${use}`}
    />
  ));
}

type GoodsProps = { readonly holder: Figure; readonly figure: Figure };

/** The items and resources of one agent, to be used or taken by another if it is in the vortex. */
function Goods({ holder, figure }: GoodsProps) {
  const { view, words } = useSpeech();
  const { items, purse } = agentOf(view, holder);
  return (
    <>
      {items.map(item => (
        <ItemCard key={item} {...{ item, holder, figure }} />
      ))}
      {RESOURCES.filter(it => purse[it] > 0).map(resource => (
        <View key={resource} style={styles.purse}>
          <Type>{`${purse[resource]} ${resourceName(words, resource, purse[resource])}`}</Type>
          <Takers holder={holder} what={{ kind: 'resource', resource, many: 1 }} />
        </View>
      ))}
    </>
  );
}

type ItemProps = GoodsProps & { readonly item: ItemId };

function ItemCard({ item, holder, figure }: ItemProps) {
  const say = handWords.useSay();
  const { view, words, agent } = useSpeech();
  const { act, open } = useActs();
  const data = missionIn(view).items[item];
  const own = words.items[item];
  return (
    <View style={styles.card} testID={`item-${item}`}>
      <View style={styles.head}>
        <View style={styles.picture}>
          <Thing mission={view.options.mission} item={item} size={64} />
        </View>
        <View style={styles.grow}>
          <Print as="heading" tone="clay">
            {own?.name ?? item}
          </Print>
          <Print as="small" tone="claySoft">
            {say('goods.number', { item })}
          </Print>
          {holder !== figure && (
            <Print as="small" tone="claySoft">
              {say('goods.of', { agent: agent(holder) })}
            </Print>
          )}
          {data?.keep && (
            <Print as="small" tone="claySoft">
              {say('goods.memory')}
            </Print>
          )}
        </View>
      </View>
      <CardProse tone="clay" text={own?.text ?? ''} />
      {neededUses(view, figure, item, keysOf(data?.uses ?? {})).map(use => (
        <StationButton
          key={use}
          title={labelOfUse(words, item, use, null)}
          onPress={() => act({ type: 'use', agent: figure, item, use }) && open(null)}
          testID={`use-${item}-${use}`}
        />
      ))}
      <Takers holder={holder} what={{ kind: 'item', item }} />
    </View>
  );
}

type TakerProps = { readonly holder: Figure; readonly what: Gift };

/** Those to whom it can be handed here; from an agent in the vortex one's own agents take it. */
function Takers({ holder, what }: TakerProps) {
  const say = handWords.useSay();
  const { view, words, agent } = useSpeech();
  const { seat } = useSeat('seat');
  const { act } = useActs();
  const isAwake = isLiving(view, holder);
  const takers = isAwake
    ? view.figures
    : ownFigures(view, seat).filter(it => mayAct(view, seat, it));
  const item = what.kind === 'item' ? (words.items[what.item]?.name ?? what.item) : '';
  const open = takers.filter(to => !whyNotGive(view, { type: 'give', agent: holder, to, what }));
  const one = what.kind === 'resource' ? resourceName(words, what.resource, 1) : '';
  return open.map(to => {
    const title =
      what.kind === 'resource'
        ? say('goods.one', { what: one, agent: agent(to) })
        : say(isAwake ? 'goods.give' : 'goods.take', { agent: agent(to) });
    return (
      <StationButton
        key={to}
        kind="pale"
        title={title}
        name={item === '' ? title : `${title}: ${item}`}
        onPress={() => act({ type: 'give', agent: holder, to, what })}
        testID={`give-${what.kind === 'item' ? what.item : what.resource}-${to}`}
      />
    );
  });
}

const styles = StyleSheet.create({
  card: {
    gap: space.s,
    padding: space.m,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: clay.edge,
    backgroundColor: clay.mid,
  },
  head: { flexDirection: 'row', gap: space.m, alignItems: 'center' },
  purse: { gap: space.xs },
  picture: { borderRadius: radius.s, overflow: 'hidden' },
  grow: { flex: 1 },
});
