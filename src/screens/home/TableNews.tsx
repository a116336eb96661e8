import { Unkept } from '../Unkept';
import type { Go } from './addresses';
import { DamagedTable } from './DamagedTable';
import { LeftTable } from './LeftTable';
import { LostSeat } from './LostSeat';
import { LostTable } from './LostTable';
import { OlderTable } from './OlderTable';
import { WaitingTables } from './WaitingTables';

/** The table that was left, matches that wait, and what went wrong with either. */
export const TableNews = ({ go }: { go: Go }) => (
  <>
    <Unkept />
    <LostTable />
    <LostSeat go={go} />
    <DamagedTable go={go} />
    <OlderTable />
    <LeftTable go={go} />
    <WaitingTables go={go} />
  </>
);
