/** All of the coach: fetched when the player wants one. */
import type { CoachPiece } from '../slots/coachPiece';
import { Coached } from './Coached';
import { CoachGlow } from './CoachGlow';
import { CoachLine } from './CoachLine';
import { WhatNow } from './WhatNow';

export const coach: CoachPiece = { Coached, Line: CoachLine, Glow: CoachGlow, Lamp: WhatNow };
