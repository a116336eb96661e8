import { RequestNotice } from '@/ui/talk/RequestNotice';
import { useComfort } from '@/ui/comfort';
import { useActs, useSeat } from '../hand/HandContext';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { sentenceOf, wantsAnswer } from './asking';
import { requestWords } from './requestWords';

/** The newest sentence to this player, with its answers. */
export function SaidToMe() {
  const { language } = useComfort();
  const { requests, seat, places } = useSeat('requests', 'seat', 'places');
  const { ask } = useActs();
  const shown = requests.map(({ words, ...request }) => ({
    ...request,
    name: nameOf(language, places, request.from),
    mark: <SeatMark seat={request.from} size={22} />,
    words: requestWords(language, words),
    wantsAnswer: wantsAnswer(words),
  }));
  return (
    <RequestNotice
      requests={shown}
      seat={seat}
      answer={(code, to) => ask(sentenceOf({ code }), to)}
    />
  );
}
