import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { focusRing } from '@/ui/focusRing';
import { Press } from '@/ui/Press';
import { fonts, radius, space } from '@/ui/theme/tokens';
import type { LocationId } from '../../../mission/names';
import { clay } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { useRoom } from '../../pieces/useRoom';
import { LONGEST_NOTE } from '../../between/told';
import { useNotes } from '../notes/notes';
import { handWords } from '../words';

/** What the reader is going to tell; it stays on this phone, from run to run. */
export function NoteField({ card }: { readonly card: LocationId }) {
  const say = handWords.useSay();
  const { textScale } = useComfort();
  const { isWide } = useRoom();
  const { notes, write, pin: pinNote } = useNotes();
  const [pinned, setPinned] = useState<string | null>(null);
  const isPinned = pinned !== null && pinned === notes[card];
  const pin = () => {
    pinNote(notes[card] ?? '');
    setPinned(notes[card] ?? null);
  };
  return (
    <View style={styles.note}>
      <View style={styles.head}>
        <Print as="label" tone="lampSoft">
          {say('card.note')}
        </Print>
        <Print as="label" tone="lampSoft">
          {isPinned ? say('card.pinned') : say('card.noteOnly')}
        </Print>
      </View>
      <TextInput
        multiline
        value={notes[card] ?? ''}
        onChangeText={text => write(card, text)}
        aria-label={say('card.note')}
        placeholder={say('card.notePlace')}
        placeholderTextColor={clay.deep}
        maxLength={LONGEST_NOTE}
        selectionColor={clay.lamp}
        style={[styles.field, isWide && styles.wide, { fontSize: 17 * textScale }, focusRing]}
        testID="note"
      />
      {(notes[card] ?? '').trim() !== '' && (
        <Press
          name={say('card.pin')}
          disabled={isPinned}
          onPress={pin}
          style={styles.pin}
          testID="pin"
        >
          <Print as="label" tone="lamp">
            {say(isPinned ? 'card.pinned' : 'card.pin')}
          </Print>
        </Press>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  note: {
    alignSelf: 'stretch',
    gap: space.xs,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: clay.dark,
    backgroundColor: clay.dusk,
  },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
  pin: { alignSelf: 'flex-end', paddingHorizontal: space.s },
  wide: { minHeight: 140 },
  field: { minHeight: 48, color: clay.lampInk, fontFamily: fonts.display },
});
