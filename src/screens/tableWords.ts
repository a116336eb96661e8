import { tableDe } from '../texts/table.de';
import { tableEn } from '../texts/table.en';
import { createWords } from '../ui/words/words';

export const tableWords = createWords('table', { en: tableEn, de: tableDe });
export const useTableWords = tableWords.useSay;
export type TableWord = Parameters<ReturnType<typeof useTableWords>>[0];
