import { createContext, useContext } from 'react';
import type { GuideLight } from '@/ui/lesson/light';

type Advice = { readonly light: GuideLight; hush(): void };

const Context = createContext<Advice | null>(null);
export const AdviceProvider = Context.Provider;
export const useAdvice = (): Advice | null => useContext(Context);
