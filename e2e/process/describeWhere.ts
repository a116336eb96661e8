/**
 * For tests that need something of the machine. Without it they are skipped with a reason, except
 * in continuous integration, where they fail.
 */
export function describeWhere(missing: string | undefined, name: string, tests: () => void): void {
  if (!missing) return describe(name, tests);
  if (!process.env['CI']) return test.todo(`${name} (skipped: ${missing})`);
  return test(name, () => {
    throw new Error(missing);
  });
}
