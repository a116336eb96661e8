/** All sentences in a tree of texts, with their keys, such as `table.menu.pause`. */
export function leaves(key: string, tree: unknown): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  return Object.entries(tree as object).flatMap(([name, it]) => leaves(`${key}.${name}`, it));
}
