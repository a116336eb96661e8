/** Shares something with another app. Browsers use share.web.ts. */
import { setStringAsync } from 'expo-clipboard';
import { Platform, Share } from 'react-native';
import type { Shareable, ShareResult } from '../ports';

export async function share({ title, text, url }: Shareable): Promise<ShareResult> {
  try {
    const { action } = await Share.share(contentOf(title, text, url));
    return action === Share.dismissedAction ? 'closed' : 'shared';
  } catch {
    return (await copy(url ?? text)) ? 'copied' : 'failed';
  }
}

/** Android shares text only, so the address is appended to it. */
const contentOf = (title: string, text: string, url: string | undefined) =>
  Platform.OS === 'ios' && url !== undefined
    ? { title, message: text, url }
    : { title, message: url === undefined ? text : `${text}\n${url}` };

const copy = (text: string): Promise<boolean> =>
  setStringAsync(text).then(
    done => done,
    () => false,
  );
