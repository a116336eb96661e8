import { IconButton } from '@/ui/IconButton';
import { useTableWords } from '../tableWords';

/**
 * The board places it. The menu belongs to the screen, so it stays open when the layout changes.
 */
export const MenuButton = ({ open }: { open(): void }) => (
  <IconButton icon="menu" name={useTableWords()('menu.open')} onPress={open} testID="menu" />
);
