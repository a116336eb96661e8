import { Fragment } from 'react';
import { View } from 'react-native';
import { useStage } from './stage';
import type { Shield } from '../../mission/names';
import { PadlockSign } from '../signs/Signs';
import { ShieldSign } from '../signs/ShieldSign';
import { tints } from '../signs/station';
import { shieldGroups } from './fallenShields';
import { GlazeText } from './GlazeText';
import { Falling } from './moving/Falling';
import { useWatched } from './WatchContext';

type Props = {
  readonly left: readonly Shield[];
  readonly fallen: readonly Shield[];
  readonly holds: boolean;
  readonly width: number;
};

/** What stands, after what has fallen; many are grouped by kind, and then only those that stand. */
export function ShieldRow({ left, fallen, holds, width }: Props) {
  const { px } = useStage();
  const { sizes } = useWatched();
  const usual = sizes.plate * 0.68;
  const most = Math.max(2, Math.min(MOST, Math.floor((width - (holds ? usual : 0)) / (usual + 4))));
  const isWhole = fallen.length + left.length <= most;
  const groups = shieldGroups(left, isWhole ? most : Math.min(most, left.length - 1));
  const signs = groups.length + groups.filter(it => it.count > 1).length + (holds ? 1 : 0);
  const size = isWhole ? usual : Math.min(usual, (width - 16) / Math.max(1, signs * 1.2));
  return (
    <>
      {holds && <PadlockSign size={px(size * 0.8)} isOpen={false} color={tints.coralLine} />}
      {isWhole &&
        fallen.map((shield, n) => <Falling key={`fallen-${n}`} {...{ shield, size }} turn={n} />)}
      {groups.map(({ shield, count }, n) => (
        <Fragment key={`${isWhole ? fallen.length + n : n}`}>
          <View>
            <ShieldSign shield={shield} size={px(size)} />
          </View>
          {count > 1 && <GlazeText size={Math.min(sizes.small, size)}>{`×${count}`}</GlazeText>}
        </Fragment>
      ))}
    </>
  );
}

const MOST = 6;
