import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { TextField } from '@/ui/forms/Field';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { type Group, groupsWith, type Licences } from './groups';
import { LicenceGroup } from './LicenceGroup';
import { licencesWords } from './licencesWords';

/** Groups are closed at first; a search that finds little opens them. */
export function LicenceList({ parts, texts }: Licences) {
  const say = licencesWords.useSay();
  const [wanted, setWanted] = useState('');
  const [opened, setOpened] = useState<string>();
  const isSearch = wanted.trim() !== '';
  const groups = groupsWith(parts, wanted);
  const count = countOf(groups);
  const isOpen = (licence: string) => opened === licence || (isSearch && count <= FEW);
  return (
    <>
      <Type tone="soft">{say('lead')}</Type>
      <TextField
        title={say('find')}
        value={wanted}
        onChange={setWanted}
        autoComplete="off"
        autoCapitalize="none"
        testID="find"
      />
      <View role="status">
        <Type as="small" tone="soft" testID="found">
          {count === 0 ? say('none', { wanted: wanted.trim() }) : say('found', { count })}
        </Type>
      </View>
      <View style={styles.groups}>
        {groups.map(group => (
          <LicenceGroup
            key={group.licence}
            group={group}
            texts={texts}
            wanted={wanted}
            isOpen={isOpen(group.licence)}
            onToggle={() => setOpened(opened === group.licence ? undefined : group.licence)}
          />
        ))}
      </View>
    </>
  );
}

const FEW = 30;

const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { parts }) => sum + parts.length, 0);

const styles = StyleSheet.create({ groups: { gap: space.s } });
