import { useWays } from '../home/addresses';
import { HistoryPage } from './HistoryPage';

export const HistoryScreen = () => <HistoryPage back={useWays().back} />;
