import { useHand } from '../HandContext';
import { AboveSheet } from './AboveSheet';
import { JourneySheet } from './JourneySheet';
import { PlaceSheet } from './PlaceSheet';
import { RedoSheet } from './RedoSheet';
import { CentreScoreSheet } from './CentreScoreSheet';
import { SymbolSheet } from './SymbolSheet';
import { TalkSheet } from './TalkSheet';

/** Shows the sheet that is open over the centre. */
export function Sheets() {
  const { opened } = useHand('opened');
  switch (opened?.what) {
    case 'place':
      return <PlaceSheet glass={opened.glass} until={opened.until} />;
    case 'symbol':
      return <SymbolSheet on={opened.on} to={opened.to} />;
    case 'journey':
      return <JourneySheet glass={opened.glass} />;
    case 'above':
      return <AboveSheet good={opened.good} />;
    case 'score':
      return <CentreScoreSheet />;
    case 'redo':
      return <RedoSheet />;
    case 'talk':
      return <TalkSheet />;
    case undefined:
      return null;
  }
}
