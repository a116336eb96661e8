export type TypedKeysProps = {
  /** Something else takes the keys now. */
  readonly isOff: boolean;
  /** Letters of a keyboard, or all of a text that was pasted. */
  readonly onText: (text: string) => void;
  readonly onDelete: () => void;
};
