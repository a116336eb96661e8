import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStage } from './stage';
import { lockSentence, signWords } from '../pieces/lockWords';
import { pieceWords } from '../pieces/words';
import { FleetingSign, ForbiddenSign, PadlockSign, StartSign, TogetherSign } from '../signs/Signs';
import { tints } from '../signs/station';
import { TokenSign } from '../signs/TokenSign';
import { GlazeText } from './GlazeText';
import type { LockSign, LockSigns } from '../pieces/locks';
import type { CardPlate } from './plates';
import { PLATE_GAP, ShieldRow } from './ShieldRow';
import { useWatched, type Watched } from './WatchContext';
import { watchWords } from './words';

type Props = { readonly plate: CardPlate; readonly width: number };

/** Locks on dark enamel, shields of a running test on white glaze; otherwise a plain place. */
export function PlateView({ plate, width }: Props) {
  const { px } = useStage();
  const watched = useWatched();
  const { sizes } = watched;
  const { test, locks, mustStart, isFleeting, isGone } = plate;
  const isLocked = !test && locks.length > 0;
  const isOpen = locks.every(isMet);
  const isPlain = locks.every(keepsOut);
  const style = [
    styles.plate,
    { borderRadius: px(10), gap: px(sizes.plate * PLATE_GAP), height: px(sizes.plate) },
    isGone && styles.gone,
    isLocked && !isPlain && (isOpen ? styles.open : styles.locked),
    test && styles.test,
  ];
  const words = plateWords(watched, plate);
  return (
    <View
      accessible={words !== ''}
      role="img"
      aria-label={words}
      testID={`plate-${plate.slot}`}
      style={style}
    >
      {test ? (
        <ShieldRow {...test} width={width} />
      ) : (
        <>
          {isLocked && <LockRow {...{ locks, isOpen, isPlain }} />}
          {mustStart && (
            <StartSign
              size={px(sizes.plate * 0.58)}
              color={isLocked ? '#FFDF95' : tints.coralLine}
            />
          )}
          {isFleeting && <FleetingSign size={px(sizes.plate * 0.58)} color={tints.coralLine} />}
        </>
      )}
    </View>
  );
}

const isMet = ({ signs, isEither }: LockSigns): boolean =>
  isEither ? signs.some(it => it.isMet) : signs.every(it => it.isMet);

/** It keeps certain lenders out, and nobody else. */
const keepsOut = ({ signs }: LockSigns): boolean => signs.every(({ kind }) => kind === 'not');

type LockProps = {
  readonly locks: readonly LockSigns[];
  readonly isOpen: boolean;
  readonly isPlain: boolean;
};

function LockRow({ locks, isOpen, isPlain }: LockProps) {
  const say = pieceWords.useSay();
  const { px } = useStage();
  const { sizes } = useWatched();
  const color = isPlain ? tints.ink : isOpen ? tints.yes : '#FFE9C8';
  return (
    <>
      {!isPlain && <PadlockSign size={px(sizes.plate * 0.52)} isOpen={isOpen} color={color} />}
      {locks.map((lock, n) => (
        <Fragment key={n}>
          {lock.signs.map((sign, m) => (
            <Fragment key={m}>
              {m > 0 && lock.isEither && (
                <GlazeText size={sizes.small * 0.8} color={color}>
                  {say('lock.or')}
                </GlazeText>
              )}
              <LockSignView {...{ sign, color }} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}

type SignProps = { readonly sign: LockSign; readonly color: string };

function LockSignView({ sign, color }: SignProps) {
  const { px } = useStage();
  const watched = useWatched();
  const { sizes } = watched;
  const size = px(sizes.plate * 0.6);
  switch (sign.kind) {
    case 'token':
      return <TokenSign token={sign.token} size={size} />;
    case 'all':
      return <TogetherSign size={px(sizes.plate * 0.7)} color={color} />;
    case 'forbidden':
      return <ForbiddenSign size={size} color={sign.isMet ? color : '#FF8F80'} />;
    case 'other':
      return null;
    default:
      return (
        <GlazeText size={Math.min(sizes.small, sizes.plate * 0.44)} color={color} lines={1}>
          {signWords(watched, sign).short}
        </GlazeText>
      );
  }
}

function plateWords(watched: Watched, { test, locks, mustStart, isFleeting }: CardPlate): string {
  const say = watchWords.sayIn(watched.language);
  const shields = (kinds: readonly (keyof typeof SHIELDS)[]) =>
    kinds.map(it => say(`shield.${it}`)).join(', ') || '–';
  if (test)
    return [
      say('plate.test', { left: shields(test.left), fallen: shields(test.fallen) }),
      test.holds && say('plate.holds'),
    ]
      .filter(it => it)
      .join(', ');
  const met = ({ kind, isMet: isThere }: LockSign) =>
    isThere && kind !== 'not' ? ` (${say('plate.met')})` : '';
  return [
    ...locks.map(lock => lockSentence(watched, lock, met)),
    mustStart && say('plate.mustStart'),
    isFleeting && say('plate.fleeting'),
  ]
    .filter(it => it)
    .join('; ');
}

const SHIELDS = { blank: 1, skull: 1, time: 1, heart: 1, special: 1 } as const;

const styles = StyleSheet.create({
  plate: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#EFE8D8',
    borderWidth: 2,
    borderColor: tints.plateLine,
    overflow: 'hidden',
  },
  locked: { backgroundColor: tints.enamel, borderColor: tints.brass },
  open: { backgroundColor: '#E3F1E8', borderColor: tints.yes },
  test: { backgroundColor: tints.light, borderColor: tints.brass },
  gone: {
    backgroundColor: tints.plaster,
    borderColor: tints.plasterLine,
    borderStyle: 'dashed',
  },
});
