/** Behind format and number of the secret, an invite has the key of the table. */
const KEY = /\/join#.{4}([\w-]{40})/;

/** Whether two invites lead to the same table, whatever address and secret they name. */
export function leadToSameTable(one: string, other: string): boolean {
  const [key, its] = [one, other].map(invite => KEY.exec(invite)?.[1]);
  return key !== undefined && key === its;
}
