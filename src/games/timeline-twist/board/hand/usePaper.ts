import { type RefObject, useRef } from 'react';
import type { View } from 'react-native';
import type { FingerPoint } from '@/ui/carrying/useFinger';
import { gapAt, type RibbonLayout } from '../line/ribbonLayout';

/** Finds which gap of the line lies under a point of the screen. */
export type PaperSheet = {
  readonly sheet: RefObject<View | null>;
  /** Remembers the layout, and how far the ribbon is scrolled. */
  note(ribbon: RibbonLayout, offset: number): void;
  /** Calls `tell` with the gap under the point, if the point is on the paper. */
  under(point: FingerPoint, tell: (gap: number) => void): void;
};

export function usePaper(): PaperSheet {
  const sheet = useRef<View>(null);
  const laid = useRef<{ readonly ribbon: RibbonLayout; readonly offset: number }>(null);
  const under: PaperSheet['under'] = ({ x, y }, tell) =>
    sheet.current?.measureInWindow((left, top, _width, height) => {
      const isOn = y > top && y < top + height;
      if (laid.current && isOn) tell(gapAt(laid.current.ribbon, x - left + laid.current.offset));
    });
  const note: PaperSheet['note'] = (ribbon, offset) => {
    laid.current = { ribbon, offset };
  };
  return { sheet, note, under };
}
