import { useWays } from '../home/addresses';
import { SettingsPage } from './SettingsPage';

export const SettingsScreen = () => <SettingsPage {...useWays()} />;
