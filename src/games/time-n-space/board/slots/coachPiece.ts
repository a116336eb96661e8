import type { ComponentType } from 'react';
import type { MatLayout } from '../centre/layout';
import type { CoachLevel, Spoken } from '../coach/codes';
import type { Rect } from '../pieces/rect';

/** What the coach says now, in words; `asked`: because somebody wanted to know. */
export type CoachSpeech = {
  readonly said: Spoken;
  readonly words: string;
  readonly asked: boolean;
};

export type Coach = {
  readonly line: CoachSpeech | null;
  ask(): void;
  hush(): void;
};

type CoachedProps = {
  readonly level: CoachLevel;
  become(coach: Coach | null): void;
};
type LineProps = { readonly coach: Coach };
export type GlowProps = LineProps & { readonly mat: MatLayout; readonly talk: Rect };
export type LampProps = LineProps & { readonly rect: Rect };

export type CoachPiece = {
  /** Looks over the player's shoulder, and draws nothing. */
  readonly Coached: ComponentType<CoachedProps>;
  /** What the coach says now. */
  readonly Line: ComponentType<LineProps>;
  /** Light around the place of which the coach speaks. */
  readonly Glow: ComponentType<GlowProps>;
  /** Asks for the best next thing. */
  readonly Lamp: ComponentType<LampProps>;
};
