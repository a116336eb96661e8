/** A scene is acted once in each language and photographed in every size while it stands still. */
import type { Phone } from '../drivers/playwright';
import type { Files } from './keptTable';
import type { Size } from './sizes';

export type Look = {
  /** Without it, every size. */
  readonly where?: (size: Size) => boolean;
  /** Scrolled into view first, at every size. */
  readonly at?: string;
};

export type Stage = {
  readonly phone: Phone;
  readonly address: string;
  /** A table code that no other scene uses now. */
  readonly code: string;
  /** Another player's phone, with its saved files. */
  another(files?: Files): Promise<Phone>;
  look(picture: string, how?: Look): Promise<void>;
};

export type Scene = {
  readonly name: string;
  /** The files that the phone has saved before. */
  readonly kept?: () => Files;
  act(stage: Stage): Promise<void>;
};
