/** Orders and fields that a lesson lays out before the start. */
import { createContext, useContext } from 'react';
import type { Field, Order } from '../../rules/components';

export type LaidBefore = { readonly orders?: readonly Order[]; readonly fields?: readonly Field[] };

const NOTHING: LaidBefore = {};
const Context = createContext<LaidBefore>(NOTHING);
export const LaidBeforeProvider = Context.Provider;
export const useLaidBefore = (): LaidBefore => useContext(Context);
