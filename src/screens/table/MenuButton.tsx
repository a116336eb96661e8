import { IconButton } from '@/ui/IconButton';
import { useTableWords } from '../tableWords';

/** Where it stands, the board says; what it opens stays open when the board is laid out anew. */
export const MenuButton = ({ open }: { open(): void }) => (
  <IconButton icon="menu" name={useTableWords()('menu.open')} onPress={open} testID="menu" />
);
