/** The rules in brief, chapter by chapter. */
export const en = {
  about: {
    title: 'What it is about',
    text: 'Every card tells of something that happened; when is on the back. Nobody looks there before the card is turned over. What came first? That is all, and it is enough. There are two ways to play: against each other, and all together.',
  },
  versus: {
    title: 'Against each other: how it begins',
    text: 'Each of you has {{hand}} cards with their facts up. One card lies in the middle with its date up: the timeline begins with it. The youngest begins, then it goes round clockwise.',
  },
  versusTurn: {
    title: 'Against each other: a turn',
    text: 'Choose one of your cards and lay it into a gap in the timeline: before, after or between. Then turn it over. If it is right, it stays, and you are rid of it. If it is wrong, it is discarded, and you draw another. When the draw pile runs out, the discards are shuffled.',
  },
  versusEnd: {
    title: 'Against each other: the end',
    text: 'A round is always played to its end. If only one of you has no card left then, that player wins. If there are several, only they play on: each draws a card, and so on, until only one is right in a round.',
  },
  together: {
    title: 'Together: how it begins',
    text: '{{cards}} cards are in play. One begins the timeline, one the discard pile, both with their dates up; {{hand}} lie in front of each of you. The oldest begins. Everybody may see all facts and talk about them: the player whose turn it is has the last word.',
  },
  togetherTurn: {
    title: 'Together: a turn',
    text: 'Either you try one or two of your cards, or you discard one, never both. At the end of your turn you draw until you have {{hand}} cards again.',
  },
  place: {
    title: 'Together: where a card goes',
    text: 'Turn it over: its date alone says where. Earlier than all in the line: to the left end. Later than all: to the right end. The same date as a card that lies there: onto it. Between two cards of the line: above them, into the gap row, if no card lies there yet.',
  },
  nowhere: {
    title: 'Together: when a card fits nowhere',
    text: 'If its gap is taken, the card stays in front of you, sideways. It counts among your {{hand}}, and can only be discarded. Then try another. If no card finds its place in your turn, the match is over. After the first that does you may stop, or try for a second as often as you like.',
  },
  discard: {
    title: 'Together: discarding',
    text: 'The sign on the front of your card must be the one on top of the discard pile. On the back of your card is another sign: that one is on top now. Discarding keeps gaps narrow where you know little.',
  },
  score: {
    title: 'Together: scoring',
    text: 'Each card in the line is worth {{line}}, each in the gap row {{gaps}}. Each that is left in front of you, on the discard pile or in the draw pile costs {{cost}}. The match ends when nothing can be laid or discarded any more, or no card is left.',
  },
  same: {
    title: 'The same date',
    text: 'Two cards that show the same date are equal. Against each other it does not matter on which side of its equal a card lies.',
  },
  phone: {
    title: 'On the phone',
    text: 'Tap a card to read it. Against each other: tap a gap, or drag the card there, then turn it over. Together: turn it over, and it finds its place. A tap on the piles shows what everybody has; the book lists the whole timeline.',
  },
  facts: {
    title: 'About the facts',
    text: 'The cards are our own, and every date has been looked up. History is argued about all the same: then the card says “about”.',
  },
};
