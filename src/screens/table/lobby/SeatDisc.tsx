import type { ComponentProps, ReactNode } from 'react';
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
import { Carry } from '@/ui/carrying/Carry';
import { Arriving } from './Arriving';
import type { Arc } from './arc';
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
  /** A newcomer arrives in this way. */
  flight?: Arc | undefined;
  /** How a finger carries the disc; without it, the disc stays where it is. */
  drag?: Omit<ComponentProps<typeof Carry>, 'children' | 'testID'> | undefined;
  /** It is being carried: only its place is left here. */
  isLifted?: boolean;
  /** Another disc can be put down here. */
  isTarget?: boolean;
  /** Without it the seat is only shown. */
  onPress?: (() => void) | undefined;
};

/** A seat at the table: the face of its player, or a ring that waits for somebody. */
export function SeatDisc(props: Props) {
  const { place, board, spot, size, nameSize, isOwn, icon, flight, drag, onPress } = props;
  const { seat, sits, here } = place;
  const colour = board?.colour(seat) ?? colors.brass;
  const side = Math.max(size, TOUCH);
  const at = { left: spot.x - side / 2, top: spot.y - side / 2, width: side, height: side };
  const isAway = sits === 'player' && !here;
  const glow = glowOf(size, isOwn || props.isTarget ? colour : undefined);
  return (
    <View
      style={[styles.seat, at]}
      role="listitem"
      testID={isOwn ? `mine-${seat}` : `place-${seat}`}
    >
      <Movable drag={drag} testID={`carry-${seat}`}>
        <Press
          name={useSeatName({ place, board, isOwn })}
          onPress={onPress}
          disabled={!onPress}
          testID={`seat-${seat}`}
          style={[
            styles.disc,
            { width: side, height: side },
            isAway && styles.away,
            props.isLifted && styles.lifted,
          ]}
        >
          <Arriving who={sits === 'player' ? place.name : ''} {...{ flight, size }}>
            <View style={glow}>
              <Sitting {...{ place, board, size, colour, icon }} />
            </View>
          </Arriving>
        </Press>
      </Movable>
      <NameTag {...{ place, colour, isOwn, size, nameSize }} />
    </View>
  );
}

type MovableProps = { drag: Props['drag']; testID: string; children: ReactNode };

const Movable = ({ drag, testID, children }: MovableProps) =>
  drag ? (
    <Carry {...drag} testID={testID}>
      <View>{children}</View>
    </Carry>
  ) : (
    children
  );

/** Light round your own disc, and where a carried disc can be put down. */
const glowOf = (size: number, colour: string | undefined) =>
  colour && {
    borderRadius: size / 2,
    boxShadow: `0 0 ${size * 0.3}px ${size * 0.05}px ${colour}73`,
  };

type SittingProps = Pick<Props, 'place' | 'board' | 'size' | 'icon'> & { colour: string };

export function Sitting({ place, board, size, colour, icon }: SittingProps) {
  if (place.sits === 'nobody') return <FreeRing {...{ size, colour, icon }} />;
  const Mark = board?.SeatMark;
  return (
    <FaceDisc
      face={place.sits === 'bot' ? 'computer' : faceOf(place.face, place.name)}
      size={size}
      color={colour}
      sign={Mark && <Mark seat={place.seat} size={size * SIGN} />}
    />
  );
}

type RingProps = { size: number; colour: string; icon: IconName };

const FreeRing = ({ size, colour, icon }: RingProps) => (
  <View style={[styles.ring, round(size), { borderColor: colour, borderWidth: lineOf(size) }]}>
    <Icon name={icon} size={size * 0.44} color={colour} />
  </View>
);

/** A line that is as bold on a TV as in the hand. */
const lineOf = (size: number) => Math.max(2.5, size * 0.028);

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
      <View style={[styles.tag, look, isFree && styles.freeTag, tagSize(nameSize, size)]}>
        {isAway && <Icon name="offline" size={nameSize} color={colors.heed} />}
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

const tagSize = (name: number, disc: number) => ({
  minHeight: name * 1.5,
  maxWidth: Math.max(name * 6.4, disc * 1.45),
  marginTop: name * 0.13,
  paddingHorizontal: Math.min(name * 0.67, Math.max(8, disc * 0.14)),
  borderWidth: Math.max(1.5, name * 0.07),
});

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
  lifted: { opacity: 0.25 },
  ring: {
    alignItems: 'center',
    justifyContent: 'center',
    borderStyle: 'dashed',
    backgroundColor: colors.space,
  },
  under: { position: 'absolute', top: '100%', alignItems: 'center', pointerEvents: 'none' },
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    borderRadius: radius.round,
    backgroundColor: colors.space,
  },
  freeTag: { borderStyle: 'dashed' },
  name: { flexShrink: 1 },
});
