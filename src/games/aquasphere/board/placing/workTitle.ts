/** The label of the button that does the action: it says what. */
import type { Say } from '@/ui/words/words';
import { WHITE_FIELDS } from '../../rules/components';
import type { en } from '../../texts/hand.en';
import type { PlacingPlan } from './usePlan';

export function workTitle(say: Say<typeof en>, { task, sector, bill }: PlacingPlan): string {
  switch (task) {
    case 'crystals':
      return say('do.crystals', { count: bill.gain.crystals });
    case 'time':
      return say('do.time', { count: bill.gain.time });
    case 'program':
      return say(`do.program.${WHITE_FIELDS[sector]}`);
    case 'octopods':
    case 'submarine':
    case 'lab':
    case 'card':
      return say(`do.${task}`, { letter: sector });
  }
}
