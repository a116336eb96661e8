import { StyleSheet, View } from 'react-native';
import { IconButton } from '@/ui/IconButton';
import { useTableWords } from '../tableWords';
import { StandingFace } from './people/StandingFaces';
import { usePeopleWords } from './people/usePeopleWords';
import { useStanding } from './people/useStanding';

/**
 * The board places it. The menu belongs to the screen, so it stays open when the layout changes. A
 * face on it belongs to somebody who has no seat.
 */
export function MenuButton({ open }: { open(): void }) {
  const say = useTableWords();
  const words = usePeopleWords();
  const [guest] = useStanding();
  const name = say('menu.open');
  return (
    <View>
      <IconButton
        icon="menu"
        name={guest ? `${name}. ${words.does(guest)}` : name}
        onPress={open}
        testID="menu"
      />
      {guest && (
        <View aria-hidden style={styles.face} testID="menu-face">
          <StandingFace guest={guest} size={FACE} />
        </View>
      )}
    </View>
  );
}

const FACE = 22;

const styles = StyleSheet.create({
  face: { position: 'absolute', top: 0, right: 1, pointerEvents: 'none' },
});
