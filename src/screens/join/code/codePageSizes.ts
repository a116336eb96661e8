import { LARGE, space, TOUCH } from '@/ui/theme/tokens';

type Room = { readonly width: number; readonly height: number };

export type CodePageSizes = {
  /** On a screen wider than high, the keys stand beside the other ways. */
  readonly isBeside: boolean;
  /** Width of the boxes and of the keys. */
  readonly pad: number;
  readonly gap: number;
  readonly key: Room;
  readonly boxHeight: number;
  /** There is room for words, and for no icon beside them. */
  readonly isSmall: boolean;
  /** Reserved for a sentence, so that it moves nothing. */
  readonly messageHeight: number;
  /** Zero if there is no room for the picture. */
  readonly pictureHeight: number;
};

const CAPTION = 22;
const HEAD = TOUCH + space.s;
const SCAN = 52 + space.s;
/** Three lines. */
const MESSAGE = 62;
const NARROW = 340;
const WIDEST = 500;
/** Shares of the height, for a screen that is wider than high. */
const BESIDE = { pad: 0.72, key: 0.12 };
const [LEAST_PICTURE, MOST_PICTURE] = [84, 126];

/** `room` is what the margins leave of the screen. */
export function codePageSizes(room: Room, textScale: number): CodePageSizes {
  const isBeside = room.width > room.height;
  const most = isBeside
    ? Math.min((room.width - space.l) / 2, Math.max(WIDEST, room.height * BESIDE.pad))
    : WIDEST;
  const pad = Math.min(room.width, most);
  const gap = pad < NARROW ? 6 : 8;
  const boxHeight = Math.min(66, (pad / 6) * 1.02);
  const lines = textScale > LARGE ? 1.8 : 1; // large words need more lines
  const messageHeight = MESSAGE * textScale * lines;
  const around = CAPTION * textScale + boxHeight + messageHeight + 3 * gap;
  const above = isBeside ? 0 : HEAD + SCAN;
  const width = (pad - 4 * gap) / 5;
  const each = (room.height - above - around - 3 * gap) / 4;
  const height = Math.max(
    TOUCH,
    Math.min(each, width * 0.97, Math.max(84, room.height * BESIDE.key)),
  );
  const free = room.height - above - around - 4 * height - 3 * gap;
  const forPicture = isBeside ? room.height - HEAD - SCAN - space.xl : free - space.l;
  const largest = isBeside ? pad * 0.45 : MOST_PICTURE;
  const pictureHeight = forPicture < LEAST_PICTURE ? 0 : Math.min(forPicture, largest);
  const isSmall = pad < NARROW;
  return {
    isSmall,
    isBeside,
    pad,
    gap,
    key: { width, height },
    boxHeight,
    messageHeight,
    pictureHeight,
  };
}
