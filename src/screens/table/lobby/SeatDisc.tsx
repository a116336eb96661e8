import { StyleSheet, View } from 'react-native';
import type { AnyBoard, TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { FaceDisc, SIGN } from '@/ui/faces/FaceDisc';
import { Icon, type IconName } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { faceOf } from '../../faceOf';
import { useTableWords } from '../../tableWords';
import { Arriving } from './Arriving';
import type { SeatPoint } from './tableSizes';

type Props = {
  place: TablePlace;
  board: AnyBoard | undefined;
  /** The middle of the disc. */
  spot: SeatPoint;
  size: number;
  /** Font size of the name below. */
  nameSize: number;
  isOwn: boolean;
  /** In a free seat. */
  icon: IconName;
  /** Without it the seat is only shown. */
  onPress?: (() => void) | undefined;
};

/** A seat at the table: the face of its player, or a ring that waits for somebody. */
export function SeatDisc({ place, board, spot, size, nameSize, isOwn, icon, onPress }: Props) {
  const { seat, sits, here } = place;
  const colour = board?.colour(seat) ?? colors.brass;
  const side = Math.max(size, TOUCH);
  const at = { left: spot.x - side / 2, top: spot.y - side / 2, width: side, height: side };
  const isAway = sits === 'player' && !here;
  return (
    <View
      style={[styles.seat, at]}
      role="listitem"
      testID={isOwn ? `mine-${seat}` : `place-${seat}`}
    >
      <Press
        name={useSeatName({ place, board, isOwn })}
        onPress={onPress}
        disabled={!onPress}
        testID={`seat-${seat}`}
        style={[styles.disc, { width: side, height: side }, isAway && styles.away]}
      >
        <Arriving who={sits === 'player' ? place.name : ''}>
          <Sitting {...{ place, board, size, colour, icon }} />
        </Arriving>
      </Press>
      <NameTag {...{ place, colour, isOwn, size, nameSize }} />
    </View>
  );
}

type SittingProps = Pick<Props, 'place' | 'board' | 'size' | 'icon'> & { colour: string };

function Sitting({ place, board, size, colour, icon }: SittingProps) {
  if (place.sits === 'nobody') return <FreeRing {...{ size, colour, icon }} />;
  if (place.sits === 'bot') return <BotDisc {...{ size, colour }} />;
  const Mark = board?.SeatMark;
  return (
    <FaceDisc
      face={faceOf(place.face, place.name)}
      size={size}
      color={colour}
      sign={Mark && <Mark seat={place.seat} size={size * SIGN} />}
    />
  );
}

type RingProps = { size: number; colour: string };

const FreeRing = ({ size, colour, icon }: RingProps & { icon: IconName }) => (
  <View style={[styles.ring, round(size), { borderColor: colour }]}>
    <Icon name={icon} size={size * 0.44} color={colour} />
  </View>
);

const BotDisc = ({ size, colour }: RingProps) => (
  <View style={[styles.ring, styles.bot, round(size), { borderColor: colour }]}>
    <Icon name="robot" size={size * 0.56} color={colour} />
  </View>
);

const round = (size: number) => ({ width: size, height: size, borderRadius: size / 2 });

type TagProps = Pick<Props, 'place' | 'isOwn' | 'size' | 'nameSize'> & { colour: string };

/** Your own is filled, so that you find yourself at once. */
function NameTag({ place, isOwn, colour, size, nameSize }: TagProps) {
  const say = useTableWords();
  const look = isOwn ? { backgroundColor: colour, borderColor: colour } : { borderColor: colour };
  const { sits, name, here } = place;
  const isFree = sits === 'nobody';
  const isAway = sits === 'player' && !here;
  return (
    <View style={styles.under} aria-hidden>
      <View
        style={[
          styles.tag,
          look,
          isFree && styles.freeTag,
          { maxWidth: Math.max(96, size * 1.45) },
        ]}
      >
        {isAway && <Icon name="offline" size={14} color={colors.heed} />}
        <Type
          as="label"
          tone={isOwn ? 'dark' : isFree ? 'soft' : 'ink'}
          numberOfLines={1}
          style={[styles.name, { fontSize: nameSize, lineHeight: nameSize * 1.35 }]}
        >
          {isFree ? say('lobby.free') : name}
        </Type>
      </View>
    </View>
  );
}

type Named = { place: TablePlace | undefined; board: AnyBoard | undefined; isOwn: boolean };

/** Everything that the disc shows, in words. */
export function useSeatName({ place, board, isOwn }: Named): string {
  const say = useTableWords();
  const { language } = useComfort();
  if (!place) return '';
  const { seat, sits, name, here } = place;
  const more = [
    board?.seatName(language, seat),
    isOwn && say('lobby.you'),
    sits === 'bot' && say('lobby.bot'),
    sits === 'player' && !here && say('lobby.away'),
  ];
  const all = sits === 'nobody' ? [...more, say('lobby.free')] : [name, ...more];
  return all.filter(Boolean).join(', ');
}

const styles = StyleSheet.create({
  seat: { position: 'absolute', alignItems: 'center' },
  disc: { alignItems: 'center', borderRadius: radius.round },
  away: { opacity: 0.45 },
  ring: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2.5,
    borderStyle: 'dashed',
    backgroundColor: colors.space,
  },
  bot: { borderStyle: 'solid', backgroundColor: colors.panel },
  under: { position: 'absolute', top: '100%', alignItems: 'center', pointerEvents: 'none' },
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    minHeight: 22,
    marginTop: 2,
    paddingHorizontal: 10,
    borderRadius: radius.round,
    borderWidth: 1.5,
    backgroundColor: colors.space,
  },
  freeTag: { borderStyle: 'dashed' },
  name: { flexShrink: 1 },
});
