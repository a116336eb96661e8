import { useEffect, useRef, useState } from 'react';
import type { PackFiles } from '@/games/packReader';
import { faulty, type NamedBytes, packFault, type PackFault } from '@/packs/packFile';
import type { KeptPack } from '@/stores/filePacks';
import { useWorld } from '../../world';

export type Faults = { readonly file: string; readonly faults: readonly PackFault[] };

/** Opens a file that the player chooses, or drops onto the page. */
export function useOpenPack(game: string, { ends }: PackFiles, opened: (pack: KeptPack) => void) {
  const { device, filePacks } = useWorld();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults | null>(null);
  async function take(file: NamedBytes | 'none' | 'failed'): Promise<void> {
    if (file === 'none') return;
    if (file === 'failed') return setFaults({ file: '', faults: [packFault('not-read')] });
    setBusy(true);
    setFaults(null);
    const read = await filePacks.open(game, file).catch(() => faulty(packFault('not-read')));
    setBusy(false);
    if (read.ok) opened(read.value);
    else setFaults({ file: file.name, faults: read.faults });
  }
  const latest = useRef(take);
  useEffect(() => void (latest.current = take));
  useEffect(() => device.onFileDrop(file => void latest.current(file)), [device]);
  return { isBusy, faults, pick: () => void device.pickFile(ends).then(take) };
}
