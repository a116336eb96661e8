import { RequestNotice } from '@/ui/talk/RequestNotice';
import { plainWish, wantsAnswer } from '../asking';
import { SeatMark } from '../../pieces/SeatMark';
import { seatName } from '../../pieces/naming';
import { useActs, useSeat } from '../HandContext';
import { wishSentence } from '../requestWords';
import { useVoice } from '../useVoice';

/** The newest request to this player. */
export function RequestLine() {
  const { requests, seat } = useSeat('requests', 'seat');
  const hand = useActs();
  const { ask, piece } = useVoice();
  const shown = requests.map(request => ({
    ...request,
    name: seatName(piece, request.from),
    mark: <SeatMark seat={request.from} size={22} />,
    words: wishSentence(ask, request.words),
    wantsAnswer: wantsAnswer(request),
  }));
  return (
    <RequestNotice
      requests={shown}
      seat={seat}
      answer={(code, to) => hand.ask(plainWish(code), to)}
    />
  );
}
