import { Fragment } from 'react';
import { View } from 'react-native';
import { useStage } from './stage';
import type { Shield } from '../../mission/names';
import { PadlockSign } from '../signs/Signs';
import { ShieldSign } from '../signs/ShieldSign';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import { Falling } from './moving/Falling';
import { fitShields, PADLOCK } from './shieldFit';
import { useWatched } from './WatchContext';

type Props = {
  readonly left: readonly Shield[];
  readonly fallen: readonly Shield[];
  readonly holds: boolean;
  readonly width: number;
};

/** What stands, after what has fallen. */
export function ShieldRow({ width, holds, ...test }: Props) {
  const { px } = useStage();
  const { sizes } = useWatched();
  const plate = { width: width - EDGES, size: sizes.plate * 0.68, gap: sizes.plate * PLATE_GAP };
  const { size, fallen, groups } = fitShields({ ...test, holds }, plate);
  return (
    <>
      {holds && <PadlockSign size={px(size * PADLOCK)} isOpen={false} color={tints.coralLine} />}
      {fallen.map((shield, n) => (
        <Falling key={`fallen-${n}`} {...{ shield, size }} turn={n} />
      ))}
      {groups.map(({ shield, count }, n) => (
        <Fragment key={`${fallen.length + n}`}>
          <View>
            <ShieldSign shield={shield} size={px(size)} />
          </View>
          {count > 1 && (
            <GlazeText size={Math.min(sizes.small, size * 0.8)} lines={1}>{`×${count}`}</GlazeText>
          )}
        </Fragment>
      ))}
    </>
  );
}

/** The borders of a plate, and a little room beside them. */
const EDGES = 8;
/** Between the signs on a plate, relative to its height. */
export const PLATE_GAP = 0.16;
