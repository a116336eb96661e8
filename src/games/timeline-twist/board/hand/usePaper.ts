import { type RefObject, useRef } from 'react';
import type { View } from 'react-native';
import type { Point } from '@/ui/carrying/useFinger';
import { gapAt, type Ribbon } from '../line/ribbonLayout';

/** The paper of the line, as it lies on the screen. */
export type Paper = {
  readonly sheet: RefObject<View | null>;
  /** How everything lies on it, and where its left edge lies in what can be scrolled. */
  note(ribbon: Ribbon, offset: number): void;
  /** Tells the gap under a point, if there is paper. */
  under(point: Point, tell: (gap: number) => void): void;
};

export function usePaper(): Paper {
  const sheet = useRef<View>(null);
  const laid = useRef<{ readonly ribbon: Ribbon; readonly offset: number }>(null);
  const under: Paper['under'] = ({ x, y }, tell) =>
    sheet.current?.measureInWindow((left, top, _width, height) => {
      const isOn = y > top && y < top + height;
      if (laid.current && isOn) tell(gapAt(laid.current.ribbon, x - left + laid.current.offset));
    });
  const note: Paper['note'] = (ribbon, offset) => {
    laid.current = { ribbon, offset };
  };
  return { sheet, note, under };
}
