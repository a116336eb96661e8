import { EndVignette } from '../../panorama/EndVignette';
import { Print } from '../../pieces/Print';
import { useRoom } from '../../pieces/useRoom';
import { Columns } from '../Columns';
import { useSeat, useSpeech } from '../HandContext';
import { Measured } from '../Measured';
import { useNotes } from '../notes/notes';
import { ToldList } from '../notes/ToldList';
import { CardProse } from '../reading/CardProse';
import { TilePanel } from '../TilePanel';
import { handWords } from '../words';

/** After a run that failed: how it ended, and what stays. */
export function HomeScene() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { phase } = view;
  const { isWide } = useRoom();
  if (phase.name !== 'home') return null;
  const end = words.ends[phase.end];
  return (
    <Columns testID="home">
      <TilePanel>
        <Print as="label" tone="cobalt">
          {say('home.title')}
        </Print>
        {!isWide && <HomePicture end={phase.end} />}
        <Print as="title">{end?.title ?? ''}</Print>
        <CardProse text={end?.text ?? ''} />
      </TilePanel>
      <Staying end={phase.end} />
    </Columns>
  );
}

/** The number of cards read, the items that stay, and the notes read aloud. */
function Staying({ end }: { readonly end: string }) {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { seat } = useSeat('seat');
  const { told } = useNotes();
  const { isWide } = useRoom();
  const known = Object.values(view.read).filter(readers => readers.includes(seat)).length;
  const kept = view.kept.items.map(({ item }) => words.items[item]?.name ?? item);
  return (
    <>
      {isWide && <HomePicture end={end} />}
      <Print tone="soft">{say('home.learnt', { count: known })}</Print>
      {kept.length > 0 && <Print>{kept.join(' · ')}</Print>}
      {told.length > 0 && (
        <TilePanel testID="home-told">
          <Print as="label" tone="cobalt">
            {say('sheet.told')}
          </Print>
          <ToldList />
        </TilePanel>
      )}
      <Print as="small" tone="soft">
        {say('home.stopSure')}
      </Print>
    </>
  );
}

const HEIGHTS = { usual: 140, wide: 210 } as const;

function HomePicture({ end }: { readonly end: string }) {
  const { mission } = useSpeech().view.options;
  const { isWide } = useRoom();
  const height = isWide ? HEIGHTS.wide : HEIGHTS.usual;
  return (
    <Measured>{width => <EndVignette {...{ mission, end, width, height }} frame={3} />}</Measured>
  );
}
