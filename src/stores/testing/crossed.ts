/** Finds which functions of the source run during an operation, by V8's precise call counts. */
import inspector from 'node:inspector';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SRC = path.join(__dirname, '../..');

export type Crossed = {
  /** Every named function that ran, by file. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** Those of them that other files may call. */
  readonly exported: ReadonlyMap<string, readonly string[]>;
};

/** Runs `happening` and returns the functions that ran in files that pass `counts`. */
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
  await ask('Profiler.takePreciseCoverage'); // discards the counts from before
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

/** The exported functions of a file, and the methods of its exported classes. */
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
