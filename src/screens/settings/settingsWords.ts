import { settingsDe } from '@/texts/settings.de';
import { settingsEn } from '@/texts/settings.en';
import { createWords } from '@/ui/words/words';

export const settingsWords = createWords('settings', { en: settingsEn, de: settingsDe });
