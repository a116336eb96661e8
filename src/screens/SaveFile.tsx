import { useState } from 'react';
import type { FileToSave } from '@/stores/savedMatch';
import { Button } from '@/ui/Button';
import { Type } from '@/ui/Type';
import { historyWords } from './history/historyWords';
import { useWorld } from './world';

type Props = {
  title: string;
  file: () => FileToSave | Promise<FileToSave | undefined>;
  testID: string;
  wide?: boolean;
};

/** A button that saves something kept on this device as a file. */
export function SaveFile({ title, file, testID, wide = false }: Props) {
  const say = historyWords.useSay();
  const { device } = useWorld();
  const [done, tell] = useState<boolean>();
  const save = async () => {
    const there = await file();
    tell(there !== undefined && (await device.saveFile(there)));
  };
  return (
    <>
      <Button
        wide={wide}
        icon="download"
        title={title}
        onPress={() => void save()}
        testID={testID}
      />
      {done !== undefined && (
        <Type as="small" tone={done ? 'go' : 'stop'} align="center">
          {say(done ? 'saved' : 'notSaved')}
        </Type>
      )}
    </>
  );
}
