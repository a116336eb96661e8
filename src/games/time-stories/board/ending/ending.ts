import { withTexts } from '@/ui/words/words';
import type { MatchEnding } from '../../../board';
import type { GameEvent } from '../../rules/events';
import type { View } from '../../rules/state';
import { Ending } from '../Ending';
import { memory } from './memory';

const ending: MatchEnding<View, GameEvent> = { Ending, memory };

export const fetchEnding = () => withTexts(ending);
