/** Which functions of the source run while something happens, by V8's own count of calls. */
import inspector from 'node:inspector';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SRC = path.join(__dirname, '../..');

export type Crossed = {
  /** By file, every function with a name that ran there. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** Those of them that another file may call. */
  readonly exported: ReadonlyMap<string, readonly string[]>;
};

/** Of the files that `counts`, what runs in them during `happening`. */
export async function crossed(
  counts: (file: string) => boolean,
  happening: () => Promise<void>,
): Promise<Crossed> {
  const session = new inspector.Session();
  session.connect();
  const ask = <T>(method: string, params?: object): Promise<T> =>
    new Promise((resolve, reject) =>
      session.post(method, params, (problem, result) =>
        problem ? reject(problem) : resolve(result as T),
      ),
    );
  await ask('Profiler.enable');
  await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await ask('Profiler.takePreciseCoverage'); // what ran before is not counted
  await happening();
  const { result } = await ask<Coverage>('Profiler.takePreciseCoverage');
  await ask('Profiler.stopPreciseCoverage');
  session.disconnect();
  return sorted(result, counts);
}

type Coverage = { readonly result: readonly Script[] };
type Script = {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number }[];
  }[];
};

function sorted(scripts: readonly Script[], counts: (file: string) => boolean): Crossed {
  const named = new Map<string, string[]>();
  const exported = new Map<string, string[]>();
  for (const { url, functions } of scripts) {
    const file = path.relative(SRC, url.replace('file://', ''));
    if (file.startsWith('..') || !counts(file)) continue;
    const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    const names = [...new Set(ran.map(({ functionName }) => functionName))].filter(Boolean);
    const open = openNames(fs.readFileSync(path.join(SRC, file), 'utf8'));
    const shown = names.filter(name => open.has(name));
    if (names.length > 0) named.set(file, names);
    if (shown.length > 0) exported.set(file, shown);
  }
  return { named, exported };
}

/** The exported functions of a file, and what exported classes offer. */
function openNames(source: string): ReadonlySet<string> {
  const tree = ts.createSourceFile('x.ts', source, ts.ScriptTarget.ESNext, true);
  return new Set(tree.statements.filter(isExported).flatMap(namesIn));
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesIn(node: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(node)) return [node.name?.text ?? ''];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isClassDeclaration(node)
    ? node.members
        .filter(ts.isMethodDeclaration)
        .map(({ name }) => name.getText())
        .filter(name => !name.startsWith('#'))
    : [];
}

export const countOf = (functions: ReadonlyMap<string, readonly string[]>): number =>
  [...functions.values()].reduce((sum, names) => sum + names.length, 0);
