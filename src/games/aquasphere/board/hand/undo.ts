/** What this player can take back; the table says so, and does it. */
import { createContext, useContext } from 'react';
import type { SeatUndo } from '@/games/board';

const UndoContext = createContext<SeatUndo | undefined>(undefined);
export const UndoProvider = UndoContext.Provider;
export const useUndo = (): SeatUndo | undefined => useContext(UndoContext);
