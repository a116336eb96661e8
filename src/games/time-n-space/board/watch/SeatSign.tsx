import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { Icon, type IconName } from '@/ui/Icon';
import { colors } from '@/ui/theme/tokens';
import type { View as Seen } from '../../rules/state';
import { PRESENCE, presenceOf } from '../pieces/presence';
import { Caption } from './Caption';
import { useStage } from './stage';
import { watchWords, type WatchSay } from './words';

type Sign = {
  readonly tone: 'soft' | 'heed' | 'go';
  readonly icon: IconName;
  readonly words: string;
};

type Props = { readonly view: Seen; readonly seat: Seat; readonly place: TablePlace | undefined };

/** Says that a player is away, ready, or asked something. */
export function SeatSign({ view, seat, place }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const sign = signOf(say, view, seat, place);
  if (!sign) return null;
  return (
    <View style={[styles.sign, { gap: px(8) }]}>
      <Icon name={sign.icon} size={px(30)} color={TONES[sign.tone]} />
      <Caption tone={sign.tone} lines={1}>
        {sign.words}
      </Caption>
    </View>
  );
}

function signOf(say: WatchSay, view: Seen, seat: Seat, place?: TablePlace): Sign | undefined {
  const asked = view.contests.some(({ planet, chooser }) => planet === seat && chooser === null);
  if (asked) return { tone: 'heed', icon: 'warning', words: say('decides') };
  const presence = presenceOf(place);
  const sign = presence && { ...PRESENCE[presence], words: say(presence) };
  return presence === 'away' ? sign : (signOfPhase(say, view, seat) ?? sign);
}

function signOfPhase(say: WatchSay, { phase }: Seen, seat: Seat): Sign | undefined {
  if (phase.name === 'choosing') {
    return phase.chosen.includes(seat)
      ? { tone: 'go', icon: 'check', words: say('hasChosen') }
      : { tone: 'soft', icon: 'hourglass', words: say('chooses') };
  }
  if (phase.name !== 'preparing') return undefined;
  if (phase.ready.includes(seat)) return { tone: 'go', icon: 'check', words: say('ready') };
  const hand = of(phase.hand, seat).length > 0;
  return { tone: 'soft', icon: 'hourglass', words: say(hand ? 'places' : 'notReady') };
}

const TONES = { soft: colors.inkSoft, heed: colors.heed, go: colors.go };

const styles = StyleSheet.create({ sign: { flexDirection: 'row', alignItems: 'center' } });
