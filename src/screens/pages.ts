/** The pages of the app; all but the first are loaded when they are opened. */
import { later } from './later';

export { HomeScreen } from './home/HomeScreen';

export const GameRulesScreen = later(
  'rules of a game',
  async () => (await import('./rules/RulesScreen')).GameRulesScreen,
);
export const HistoryScreen = later(
  'history',
  async () => (await import('./history/HistoryScreen')).HistoryScreen,
);
export const JoinScreen = later('join', async () => (await import('./join/JoinScreen')).JoinScreen);
export const LicencesScreen = later(
  'licences',
  async () => (await import('./licences/LicencesScreen')).LicencesScreen,
);
export const PairScreen = later(
  'pair',
  async () => (await import('./pairing/PairScreen')).PairScreen,
);
export const RulesScreen = later(
  'rules',
  async () => (await import('./rules/RulesScreen')).RulesScreen,
);
export const SettingsScreen = later(
  'settings',
  async () => (await import('./settings/SettingsScreen')).SettingsScreen,
);
export const TableScreen = later(
  'table',
  async () => (await import('./table/TableScreen')).TableScreen,
);
export const TvScreen = later('tv', async () => (await import('./tv/TvScreen')).TvScreen);
