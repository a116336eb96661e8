import { acceptance } from './testing/linkAcceptance';
import { settled } from './testing/heldTimers';
import { loopback } from './loopback';

acceptance('a loopback', async () => ({
  links: loopback(),
  step: settled,
  tidy: () => undefined,
}));
