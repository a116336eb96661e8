import type { Scene } from '../scene';
import { AQUA } from './aqua';
import { AT_EASE } from './atEase';
import { AWAY } from './away';
import { BEFORE } from './before';
import { CENTRE } from './centre';
import { ENDING } from './ending';
import { GATHERING } from './gathering';
import { LATE } from './late';
import { LESSONS } from './lessons';
import { OPENING } from './opening';
import { ROOM } from './room';
import { STORIES } from './stories';
import { TWIST } from './twist';

/** In the order in which players see them. */
export const SCENES: readonly Scene[] = [
  ...BEFORE,
  ...LESSONS,
  ...GATHERING,
  ...OPENING,
  ...CENTRE,
  ...ROOM,
  ...LATE,
  ...AWAY,
  ...ENDING,
  ...AT_EASE,
  ...TWIST,
  ...AQUA,
  ...STORIES,
];
