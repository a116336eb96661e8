import type { Why } from '../rules/actions';

/** Refusals of the table itself, whatever is played there. */
export type TableWhy =
  | 'paused'
  | 'not-dealt-yet'
  | 'not-an-act'
  | 'not-at-this-table'
  | 'not-your-seat'
  | 'no-such-seat'
  | 'sits-elsewhere'
  | 'time-runs-backwards'
  | 'finger-out-of-time'
  | 'stale'
  | 'refused-long-ago'
  | 'too-many-requests'
  | 'too-fast'
  | 'too-large'
  | 'unknown';

export const en = {
  'not-now': {
    choosing: 'First everybody chooses two orders.',
    preparing: 'The match has not begun: not everybody is ready.',
    running: 'The match has begun: that was for before.',
    over: 'The match is over.',
  },
  'already-ready': 'You have already said that you are ready.',
  'place-your-orders-first': 'First place your two orders on fields of your centre.',
  'nothing-in-hand': 'Your two orders are already placed.',
  'not-above_one': 'You have only {{count}} {{order}} above your centre.',
  'not-above_other': 'You have only {{count}} of this above your centre: {{order}}.',
  'not-above-any': 'You have none of this left above your centre: {{order}}.',
  'no-such-field': 'There is no such field now: {{field}}.',
  'field-taken': 'Something already lies there: {{field}}.',
  'field-twice': 'That field is meant for two things at once: {{field}}.',
  'time-is-up': 'The last minute is over: no glass is turned any more.',
  'glass-stands': 'This glass still stands: {{place}}. Lift it first.',
  'glass-is-parked': 'This glass stands nowhere: there is nothing to lift.',
  'symbol-taken': 'Your other glass already stands there: {{place}}.',
  'research-is-empty': 'No tile lies in your research station: fetch one from a moon first.',
  'no-wormhole': 'No wormhole leads there: from {{from}} to {{to}}.',
  'sand-still-runs': 'The sand still runs. It can be done when the glass is through.',
  'not-done-here': 'That cannot be done here: {{place}}.',
  'nothing-chosen': 'Nothing is chosen yet.',
  'field-elsewhere': 'That field belongs to another building: {{field}}.',
  'supply-is-out': 'The supply has none left: {{goods}}.',
  'no-cube': 'No cube lies there any more: {{field}}.',
  'not-from-a-plant': 'Cubes are beamed only out of plants: {{field}} is none.',
  'not-in-a-beam-station': 'You deliver only from beam stations: {{field}} is none.',
  'wrong-cube': 'Another colour is needed there: {{good}}.',
  'wrong-count': 'The {{order}} takes {{need}}, not {{given}}.',
  'too-many': 'This trading centre lets {{most}} through, not {{given}}.',
  'order-gone': 'Somebody was faster: {{there}} of {{wanted}} left of {{order}}.',
  'being-settled': 'Others are being served there first. Try again in a moment.',
  'take-or-tuck': 'Here you must take the tile or put it under the stack.',
  'tile-gone': 'Somebody was faster: now another tile is on top.',
  'tile-gone-all': 'Somebody was faster: no tile is left there.',
  'research-is-full': 'A tile still lies in your research station: build it first.',
  'not-stage-one': 'Only buildings of stage 1 are covered: {{place}} is not.',
  'not-stage-two': 'Only stage 2 becomes stage 3: {{place}} is not.',
  'not-empty': 'Something still lies there: {{place}}. It must be empty.',
  'glass-in-the-way': 'A glass stands there: {{place}}. It is in the way.',
  'nothing-to-settle': 'That is already settled.',
  'not-waiting': '{{seat}} no longer waits there.',
  'not-yours-to-choose': 'It is not your turn to choose, or no longer.',
  'nothing-to-exchange': 'It is too late to let another one go.',
  paused: 'The table pauses: nothing happens until it goes on.',
  'not-dealt-yet': 'The match has not been dealt yet.',
  'not-an-act': 'The table did not understand that. Is this the newest app?',
  'not-at-this-table': 'This seat is not in the match.',
  'not-your-seat': 'Somebody else has this seat now.',
  'no-such-seat': 'Nobody has that seat.',
  'sits-elsewhere': 'You are playing on another device now.',
  'time-runs-backwards': 'The table was a moment ahead. Try once more.',
  'finger-out-of-time': 'The clocks did not agree for a moment. Try once more.',
  stale: 'The table has changed meanwhile. Look again, then try once more.',
  'refused-long-ago': 'That was refused a while ago.',
  'too-many-requests': 'Your last requests have not faded yet. Wait a moment.',
  'too-fast': 'That was too much at once. Try again slowly.',
  'too-large': 'That was too much for one message.',
  unknown: 'The table refused that ({{code}}).',
} as const satisfies Record<Exclude<Why['code'], 'not-now' | 'not-above'> | TableWhy, string> &
  Record<'not-now', Record<Extract<Why, { code: 'not-now' }>['phase'], string>> &
  Record<'not-above_one' | 'not-above_other' | 'not-above-any' | 'tile-gone-all', string>;
