import { useState } from 'react';
import type { PackFiles } from '@/games/packReader';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { useWorld } from '../../world';
import { usePackWords } from './packWords';

/** A file to begin with: it can be opened here as it is. */
export function SaveExample({ files }: { files: PackFiles }) {
  const say = usePackWords();
  const { language } = useComfort();
  const { device } = useWorld();
  const [done, tell] = useState<boolean>();
  const save = async () => {
    const { example } = await files.load();
    tell(await device.saveFile(example(language)));
  };
  return (
    <>
      <Button
        icon="download"
        title={say('example')}
        onPress={() => void save()}
        testID="save-example"
      />
      {done !== undefined && (
        <Type as="small" tone={done ? 'go' : 'stop'}>
          {say(done ? 'saved' : 'notSaved')}
        </Type>
      )}
    </>
  );
}
