import { Choice } from './Choice';

type Props = {
  readonly name: string;
  /** Null: chance decides. */
  readonly value: string | null;
  readonly byChance: string;
  readonly players: readonly { readonly value: string; readonly title: string }[];
  onChange(value: string | null): void;
};

const BY_CHANCE = 'chance';

/** The player who begins, or chance. */
export function FirstPlayer({ name, value, byChance, players, onChange }: Props) {
  return (
    <Choice
      name={name}
      value={value ?? BY_CHANCE}
      onChange={first => onChange(first === BY_CHANCE ? null : first)}
      options={[{ value: BY_CHANCE, title: byChance }, ...players]}
      testID="option-first"
    />
  );
}
