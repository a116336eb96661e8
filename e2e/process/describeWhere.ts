/**
 * Tests that need something of the machine. Where that is missing they say so instead of running; in
 * continuous integration nothing may be missing.
 */
export function describeWhere(missing: string | undefined, name: string, tests: () => void): void {
  if (!missing) return describe(name, tests);
  if (!process.env['CI']) return test.todo(`${name} (skipped: ${missing})`);
  return test(name, () => {
    throw new Error(missing);
  });
}
