/** A scene is acted once in each language, and looked at in every size while it stands still. */
import type { Phone } from '../drivers/playwright';
import type { Files } from './keptTable';
import type { Size } from './sizes';

export type Look = {
  /** Else at every size. */
  readonly where?: (size: Size) => boolean;
  /** Scrolled to first, at every size. */
  readonly at?: string;
};

export type Stage = {
  readonly phone: Phone;
  readonly address: string;
  /** At which no other scene has a table just now. */
  readonly code: string;
  /** Somebody else’s phone, with what it has kept. */
  another(files?: Files): Promise<Phone>;
  look(picture: string, how?: Look): Promise<void>;
};

export type Scene = {
  readonly name: string;
  /** What the phone has kept from before. */
  readonly kept?: () => Files;
  act(stage: Stage): Promise<void>;
};
