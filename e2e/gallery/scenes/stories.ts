/** T.I.M.E Stories as the room sees it: the base, a place by day and night, between runs, the end. */
import { kept, keptTable } from '../keptTable';
import type { Scene } from '../scene';
import { fromAfar, inOneHand, WALL } from '../sizes';
import {
  aJourneyIsProposed,
  atHome,
  choosingLenders,
  givenUp,
  goingAgain,
  inRibeira,
  inTheBureau,
  lateInTheDay,
  readAloud,
} from '../storyMoments';
import { shown, tv } from './room';

export const STORIES: readonly Scene[] = [
  tv('stories-bureau', inTheBureau),
  tv('stories-lenders', choosingLenders),
  tv('stories-aloud', readAloud),
  tv('stories-day', inRibeira),
  tv('stories-proposal', aJourneyIsProposed),
  tv('stories-night', lateInTheDay),
  tv('stories-home', atHome),
  tv('stories-again', goingAgain),
  {
    name: 'tv-stories-closer',
    kept: () => kept({}),
    async act(stage) {
      const { phone, look } = stage;
      const host = await shown(stage, inRibeira());
      await phone.waitFor('watch');
      await host.tap('resume');
      await phone.page.setViewportSize({ width: 1_024, height: 768 });
      await phone.tap('picture-D');
      await look('closer', { where: inOneHand });
    },
  },
  {
    name: 'stories-hand',
    kept: () => ({ ...kept({}), ...keptTable(inRibeira(), { own: ['blue'] }) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.tap('resume');
      await phone.waitFor('unit');
      await look('hand');
    },
  },
  {
    name: 'stories-end',
    kept: () => ({ ...kept({}), ...keptTable(givenUp(), { own: ['blue'] }) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.waitFor('ending');
      await look('hand');
    },
  },
  {
    name: 'tv-stories-end',
    async act(stage) {
      await stage.phone.page.setViewportSize(WALL);
      await shown(stage, givenUp());
      await stage.phone.waitFor('end-stats');
      await stage.look('end', { where: fromAfar });
    },
  },
];
