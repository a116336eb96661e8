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

/** A button to a new table: large, or as small as the others if there is no room. */
export const WayButton = ({ isTight, kind = 'plain', busy = false, ...way }: Props) =>
  isTight ? <HomeTile {...way} /> : <Button wide {...way} kind={kind} busy={busy} />;
