import { Button } from '@/ui/Button';
import type { IconName } from '@/ui/Icon';
import { HomeTile } from './HomeTile';

type Props = {
  icon: IconName;
  title: string;
  onPress: () => void;
  testID: string;
  kind?: 'main' | 'plain';
  busy?: boolean;
  isTight: boolean;
};

/** To a new table: large, or where there is no room for that, like all others. */
export const WayButton = ({ isTight, kind = 'plain', busy = false, ...way }: Props) =>
  isTight ? <HomeTile {...way} /> : <Button wide {...way} kind={kind} busy={busy} />;
