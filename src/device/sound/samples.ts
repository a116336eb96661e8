/** The sound files, made by `npm run sounds`. Android does not allow a dash in their names. */
import arpeggio from '../../../assets/music/arpeggio.flac';
import hurry from '../../../assets/music/hurry.flac';
import pad from '../../../assets/music/pad.flac';
import pulse from '../../../assets/music/pulse.flac';
import whale from '../../../assets/music/whale.flac';
import sonar from '../../../assets/music/sonar.flac';
import lamps from '../../../assets/music/lamps.flac';
import deep from '../../../assets/music/deep.flac';
import bubbles from '../../../assets/music/bubbles.flac';
import sand from '../../../assets/music/sand.flac';
import vault from '../../../assets/music/vault.flac';
import lute from '../../../assets/music/lute.flac';
import psaltery from '../../../assets/music/psaltery.flac';
import strokes from '../../../assets/music/strokes.flac';
import crowd from '../../../assets/music/crowd.flac';
import gulls from '../../../assets/music/gulls.flac';
import bells from '../../../assets/music/bells.flac';
import kiln from '../../../assets/music/kiln.flac';
import fountain from '../../../assets/music/fountain.flac';
import wind from '../../../assets/music/wind.flac';
import mud from '../../../assets/music/mud.flac';
import rain from '../../../assets/music/rain.flac';
import allHere from '../../../assets/sounds/all_here.flac';
import asked from '../../../assets/sounds/asked.wav';
import contested from '../../../assets/sounds/contested.wav';
import delivered from '../../../assets/sounds/delivered.wav';
import glassLeft from '../../../assets/sounds/glass_left.wav';
import glassRight from '../../../assets/sounds/glass_right.wav';
import lastMinute from '../../../assets/sounds/last_minute.flac';
import over from '../../../assets/sounds/over.flac';
import refused from '../../../assets/sounds/refused.wav';
import seaBot from '../../../assets/sounds/sea_bot.flac';
import seaSwim from '../../../assets/sounds/sea_swim.flac';
import seaDock from '../../../assets/sounds/sea_dock.flac';
import seaPushed from '../../../assets/sounds/sea_pushed.flac';
import seaOverflow from '../../../assets/sounds/sea_overflow.flac';
import seaLab from '../../../assets/sounds/sea_lab.flac';
import seaCrystal from '../../../assets/sounds/sea_crystal.flac';
import seaTime from '../../../assets/sounds/sea_time.flac';
import seaOctopod from '../../../assets/sounds/sea_octopod.flac';
import seaSubmarine from '../../../assets/sounds/sea_submarine.flac';
import seaCard from '../../../assets/sounds/sea_card.flac';
import seaLine from '../../../assets/sounds/sea_line.flac';
import seaStop from '../../../assets/sounds/sea_stop.flac';
import seaPass from '../../../assets/sounds/sea_pass.flac';
import seaTally from '../../../assets/sounds/sea_tally.flac';
import seaInterim from '../../../assets/sounds/sea_interim.flac';
import seaRound from '../../../assets/sounds/sea_round.flac';
import seaTurn from '../../../assets/sounds/sea_turn.flac';
import sits1 from '../../../assets/sounds/sits_1.flac';
import sits2 from '../../../assets/sounds/sits_2.flac';
import sits3 from '../../../assets/sounds/sits_3.flac';
import sits4 from '../../../assets/sounds/sits_4.flac';
import soonLeft from '../../../assets/sounds/soon_left.wav';
import soonRight from '../../../assets/sounds/soon_right.wav';
import right from '../../../assets/sounds/right.wav';
import storyPlace from '../../../assets/sounds/story_place.flac';
import storyCard from '../../../assets/sounds/story_card.flac';
import storyUnit from '../../../assets/sounds/story_unit.flac';
import storyLate from '../../../assets/sounds/story_late.flac';
import storyDice from '../../../assets/sounds/story_dice.flac';
import storyShield from '../../../assets/sounds/story_shield.flac';
import storyWon from '../../../assets/sounds/story_won.flac';
import storyHurt from '../../../assets/sounds/story_hurt.flac';
import storyVortex from '../../../assets/sounds/story_vortex.flac';
import storyBack from '../../../assets/sounds/story_back.flac';
import storyFound from '../../../assets/sounds/story_found.flac';
import storyToken from '../../../assets/sounds/story_token.flac';
import storyRule from '../../../assets/sounds/story_rule.flac';
import storyJourney from '../../../assets/sounds/story_journey.flac';
import storyAsk from '../../../assets/sounds/story_ask.flac';
import storyCarried from '../../../assets/sounds/story_carried.flac';
import storyRejected from '../../../assets/sounds/story_rejected.flac';
import storyCaptain from '../../../assets/sounds/story_captain.flac';
import storyWrong from '../../../assets/sounds/story_wrong.flac';
import storySuccess from '../../../assets/sounds/story_success.flac';
import storyFailure from '../../../assets/sounds/story_failure.flac';
import turn from '../../../assets/sounds/turn.wav';
import wrong from '../../../assets/sounds/wrong.wav';
import yourTurn from '../../../assets/sounds/your_turn.wav';
import type { Cue, LobbyCue, SeaCue, StoryCue } from '../../games/board';
import type { Layer } from './growth';

export type Sample = number | string;

export const CUE_SAMPLES = {
  'glass-left': glassLeft,
  'glass-right': glassRight,
  'soon-left': soonLeft,
  'soon-right': soonRight,
  delivered,
  asked,
  contested,
  refused,
  'last-minute': lastMinute,
  over,
  turn,
  'your-turn': yourTurn,
  right,
  wrong,
} satisfies Record<Cue, Sample>;

/** Only one device of a table plays these, so they are fetched when the first is needed. */
export const LOBBY_SAMPLES = {
  'sits-1': sits1,
  'sits-2': sits2,
  'sits-3': sits3,
  'sits-4': sits4,
  'all-here': allHere,
} satisfies Record<LobbyCue, Sample>;

/** Only one game plays these, so they are fetched when the first is needed. */
export const SEA_SAMPLES = {
  'sea-bot': seaBot,
  'sea-swim': seaSwim,
  'sea-dock': seaDock,
  'sea-pushed': seaPushed,
  'sea-overflow': seaOverflow,
  'sea-lab': seaLab,
  'sea-crystal': seaCrystal,
  'sea-time': seaTime,
  'sea-octopod': seaOctopod,
  'sea-submarine': seaSubmarine,
  'sea-card': seaCard,
  'sea-line': seaLine,
  'sea-stop': seaStop,
  'sea-pass': seaPass,
  'sea-tally': seaTally,
  'sea-interim': seaInterim,
  'sea-round': seaRound,
  'sea-turn': seaTurn,
} satisfies Record<SeaCue, Sample>;

/** Only one game plays these, so they are fetched when the first is needed. */
export const STORY_SAMPLES = {
  'story-place': storyPlace,
  'story-card': storyCard,
  'story-unit': storyUnit,
  'story-late': storyLate,
  'story-dice': storyDice,
  'story-shield': storyShield,
  'story-won': storyWon,
  'story-hurt': storyHurt,
  'story-vortex': storyVortex,
  'story-back': storyBack,
  'story-found': storyFound,
  'story-token': storyToken,
  'story-rule': storyRule,
  'story-journey': storyJourney,
  'story-ask': storyAsk,
  'story-carried': storyCarried,
  'story-rejected': storyRejected,
  'story-captain': storyCaptain,
  'story-wrong': storyWrong,
  'story-success': storySuccess,
  'story-failure': storyFailure,
} satisfies Record<StoryCue, Sample>;

export const LAYER_SAMPLES = {
  pad,
  pulse,
  arpeggio,
  sand,
  hurry,
  deep,
  bubbles,
  whale,
  sonar,
  lamps,
  vault,
  lute,
  psaltery,
  strokes,
  crowd,
  gulls,
  bells,
  kiln,
  fountain,
  wind,
  mud,
  rain,
} satisfies Record<Layer, Sample>;
