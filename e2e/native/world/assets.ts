/** The files exported with the bundle, unpacked into the cache like AssetModule.kt does. */
import fs from 'node:fs';
import path from 'node:path';
import { EXPORTED } from '../bundle';

type Asked = { readonly url: string; readonly md5: string; readonly type: string };

export function assets(give: (uri: string, base64: string) => void) {
  return {
    async unpack({ md5, type }: Asked): Promise<string> {
      const uri = `file:///data/app/cache/ExponentAsset-${md5}.${type}`;
      const bytes = await fs.promises.readFile(path.join(EXPORTED, 'assets', md5));
      give(uri, bytes.toString('base64'));
      return uri;
    },
  };
}
