import { Button } from '@/ui/Button';
import { startWords } from '../startWords';
import type { Go } from './addresses';

type Props = {
  go: Go;
  /** Something else is offered first. */
  isSecond: boolean;
};

export const JoinButton = ({ go, isSecond }: Props) => (
  <Button
    wide
    kind={isSecond ? 'plain' : 'main'}
    icon="qr"
    title={startWords.useSay()('home.join')}
    onPress={() => go('/join')}
    testID="join"
  />
);
