import { useWays } from '../home/addresses';
import { LicencesPage } from './LicencesPage';

export const LicencesScreen = () => <LicencesPage back={useWays().back} />;
