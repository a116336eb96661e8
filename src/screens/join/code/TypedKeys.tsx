import { StyleSheet, TextInput } from 'react-native';
import type { TypedKeysProps } from './typedKeysProps';

/** Takes the keys of a keyboard that is plugged in. Browsers use TypedKeys.web.tsx. */
export function TypedKeys({ isOff, onText, onDelete }: TypedKeysProps) {
  if (isOff) return null;
  return (
    <TextInput
      value=""
      autoFocus
      caretHidden
      showSoftInputOnFocus={false}
      accessible={false}
      importantForAccessibility="no"
      autoCorrect={false}
      autoComplete="off"
      onChangeText={onText}
      onKeyPress={({ nativeEvent: { key } }) => key === 'Backspace' && onDelete()}
      style={styles.unseen}
      testID="typed-keys"
    />
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, opacity: 0 },
});
