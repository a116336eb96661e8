import { useEffect, useRef } from 'react';
import type { TypedKeysProps } from './typedKeysProps';

/** Takes the keys of a keyboard, and pasted text, wherever the focus is. */
export function TypedKeys(props: TypedKeysProps) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { isOff, onText, onDelete } = latest.current;
      if (isOff || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') onDelete();
      else if (event.key.length === 1) onText(event.key);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const { isOff, onText } = latest.current;
      if (!isOff) onText(clipboardData?.getData('text') ?? '');
    };
    document.addEventListener('keydown', press);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('paste', paste);
    };
  }, []);
  return null;
}
