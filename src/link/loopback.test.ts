import { linkAcceptance } from './testing/linkAcceptance';
import { settled } from './testing/heldTimers';
import { loopback } from './loopback';

linkAcceptance('a loopback', async () => ({
  links: loopback(),
  step: settled,
  tidy: () => undefined,
}));
