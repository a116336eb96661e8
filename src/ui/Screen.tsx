import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Cockpit } from './Cockpit';
import { IconButton } from './IconButton';
import { kitWords } from './kitWords';
import { COLUMN, space, TOUCH } from './theme/tokens';
import { Type } from './Type';

type Props = {
  children: ReactNode;
  title?: string | undefined;
  back?: (() => void) | undefined;
  /** Label of the back button, if it is not "Back". */
  backName?: string | undefined;
  /** Stands at the right end of the header. */
  right?: ReactNode;
  scroll?: boolean;
  /** Uses the full width instead of a form's column. */
  wide?: boolean;
  /** Stays below the scrolling content. */
  foot?: ReactNode;
};

/** A page with a header and one column of content. */
export function Screen({ children, foot, scroll = true, wide = false, ...head }: Props) {
  return (
    <Cockpit scroll={scroll} foot={foot} style={styles.screen}>
      <View style={[styles.column, !wide && styles.narrow]}>
        {(head.title || head.back || head.right) && <Header {...head} />}
        <View style={styles.content}>{children}</View>
      </View>
    </Cockpit>
  );
}

type HeaderProps = Pick<Props, 'title' | 'back' | 'backName' | 'right'>;

function Header({ title, back, backName, right }: HeaderProps) {
  const say = kitWords.useSay();
  return (
    <View style={styles.header}>
      {back && (
        <IconButton icon="back" name={backName ?? say('back')} onPress={back} testID="back" />
      )}
      <Type as="title" style={styles.title}>
        {title}
      </Type>
      {right}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { alignItems: 'center' },
  column: { flexGrow: 1, width: '100%', gap: space.m },
  narrow: { maxWidth: COLUMN },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: TOUCH },
  title: { flex: 1 },
  content: { flexGrow: 1, gap: space.m },
});
