import { acceptance } from './acceptance';
import { settled } from './heldTimers';
import { loopback } from './loopback';

acceptance('a loopback', async () => ({
  links: loopback(),
  step: settled,
  tidy: () => undefined,
}));
