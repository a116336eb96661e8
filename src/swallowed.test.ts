/** A failure to keep something must reach the player, so no `catch` near the vault may be empty. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOMS = [
  'stores',
  'table',
  'screens',
  'wiring.ts',
  'device/files/vault.ts',
  'device/files/vault.native.ts',
];

/** These only read or fetch, so nothing is lost. */
const ALLOWED = [
  'stores/historyKeeping.ts: rulesOf(game).catch(() => undefined)',
  'stores/historyKeeping.ts: endingOf(game).catch(() => undefined)',
  'screens/join/Join.tsx: links().catch(() => undefined)',
  "screens/join/JoinScreen.tsx: import('../table/TableScreen').catch(() => undefined)",
];

function swallowed(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  return nodesIn(tree)
    .filter(node => isSilentCatch(node) || isSilentClause(node))
    .map(node => `${file}: ${node.getText().replace(/\s+/g, ' ')}`);
}

/** A `.catch()` whose function ignores the problem and does nothing. */
function isSilentCatch(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [handler] = node.arguments;
  if (node.expression.name.text !== 'catch' || !handler || !ts.isArrowFunction(handler))
    return false;
  return handler.parameters.length === 0 && !nodesIn(handler.body).some(ts.isCallExpression);
}

/** An empty `catch {}`. */
const isSilentClause = (node: ts.Node): boolean =>
  ts.isCatchClause(node) && node.block.statements.length === 0;

const nodesIn = (node: ts.Node): ts.Node[] => {
  const parts: ts.Node[] = [];
  node.forEachChild(part => void parts.push(...nodesIn(part)));
  return [node, ...parts];
};

const filesIn = (room: string): string[] =>
  room.includes('.')
    ? [room]
    : fs
        .readdirSync(path.join(__dirname, room), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .map(file => path.posix.join(room, file.split(path.sep).join('/')));

test('no failure near the vault is swallowed', () => {
  const found = ROOMS.flatMap(filesIn).flatMap(file =>
    swallowed(file, fs.readFileSync(path.join(__dirname, file), 'utf8')),
  );
  expect(found).toEqual(ALLOWED);
});

test.each([
  ['void vault.write(a, b).catch(() => undefined);', 1],
  ['await keep({}).catch(() => {});', 1],
  ['try { await keep(); } catch {}', 1],
  ['try { await keep(); } catch (problem) { /* never mind */ }', 1],
  ['void vault.write(a, b).catch(problem => report(problem));', 0],
  ['void vault.write(a, b).catch(() => report());', 0],
  ['try { await keep(); } catch { report(); }', 0],
])('sees through %s', (source, count) => {
  expect(swallowed('x.ts', source)).toHaveLength(count);
});
