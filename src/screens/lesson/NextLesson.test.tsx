import { act, render, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';
import { MANIFESTS } from '@/games/manifests';
import { openSession } from '@/stores/session';
import { createSettingsStore } from '@/stores/settings';
import { sessionDeps, timersUpTo } from '@/stores/testing/sessionDeps';
import type { AnyBoard } from '@/games/board';
import { memoryVault } from '@/table/memoryVault';
import { vaultOf } from '@/table/vaultOf';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { keyOf, wishFor } from './learning';
import { useFinished } from './NextLesson';

const { id: game, lessons } = MANIFESTS.find(({ id }) => id === 'time-stories')!;
const [lesson] = lessons as [(typeof lessons)[number]];

/** A phone at a lesson, whose vault can be held up, as on a slow device. */
async function atLesson() {
  const memory = memoryVault();
  let held: Promise<void> = Promise.resolve();
  let release = () => undefined as void;
  const vault = vaultOf({
    read: memory.read,
    change: async changes => {
      await held;
      await memory.change(changes);
    },
  });
  const deps = sessionDeps({ vault, after: timersUpTo(10) });
  const session = openSession(deps);
  const settings = createSettingsStore(deps.keeper);
  await waitFor(() => expect(settings.getState().known).toBe(true));
  await session.host(wishFor(game, lesson, { name: 'Ann' }));
  const kept = () => ({
    door: memory.files.get('host/door') ?? '',
    settings: memory.files.get('settings') ?? '',
  });
  return {
    kept,
    session,
    world: { ...fakeWorld().world, session, settings },
    holdUp: () => void (held = new Promise(done => (release = done))),
    release: () => act(async () => release()),
  };
}

/** Shows the end of the match, as soon as that is allowed. */
function End() {
  const { finished, isKept } = useFinished({ game: { id: game } } as AnyBoard);
  return <Text>{isKept ? `the end of ${finished}` : 'not yet'}</Text>;
}

test('the end of a lesson shows once the lesson is kept as done, and no longer as begun', async () => {
  const { world, session, kept, holdUp, release } = await atLesson();
  expect(kept().door).toContain('"lesson"');
  holdUp();
  render(
    <WithWorld world={world}>
      <End />
    </WithWorld>,
  );
  await act(async () => undefined);
  expect(screen.getByText('not yet')).toBeOnTheScreen();
  await release();
  expect(await screen.findByText(`the end of ${lesson.id}`)).toBeOnTheScreen();
  expect(kept().door).not.toContain('"lesson"');
  expect(JSON.parse(kept().settings)).toMatchObject({ learnt: [keyOf(game, lesson.id)] });
  await session.leave();
});

test('the end of any other match waits for nothing', async () => {
  const { world } = fakeWorld();
  render(
    <WithWorld world={world}>
      <End />
    </WithWorld>,
  );
  expect(screen.getByText('the end of null')).toBeOnTheScreen();
});
