import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { Found, GuestHalf, HostHalf, MisreadCode } from '@/stores/connector';
import { pairingDe } from '@/texts/pairing.de';
import { pairingEn } from '@/texts/pairing.en';
import { AT_TABLE, WithWorld, fakeWorld } from '../testing/fakeWorld';
import { Pairing } from './Pairing';

type Wanted = Parameters<typeof fakeWorld>[0];

async function pairing(wanted: Wanted, language: 'en' | 'de' = 'en') {
  const fake = fakeWorld(wanted);
  const went: string[] = [];
  const drawn = render(
    <WithWorld world={fake.world} language={language}>
      <Pairing go={to => went.push(to)} goOn={to => went.push(`on ${to}`)} back={() => undefined} />
    </WithWorld>,
  );
  await settled();
  return { ...fake, went, drawn };
}
const settled = () => act(async () => undefined);
const press = async (testID: string) => {
  fireEvent.press(screen.getByTestId(testID));
  await settled();
};
const paste = async (text: string) => {
  fireEvent.changeText(screen.getByTestId('pair-paste'), text);
  await press('pair-use');
};

/** One half of a pairing, controlled by the test. */
function half(text: string | undefined, wrong?: MisreadCode) {
  const heard: string[] = [];
  let drops = 0;
  let find: (found: Found) => void = () => undefined;
  const link = new Promise<Found>(resolve => (find = resolve));
  const common = { text: Promise.resolve(text), link, giveUp: () => void drops++ };
  const host: HostHalf = {
    ...common,
    keys: 'the keys',
    heard(answer) {
      heard.push(answer);
      return wrong;
    },
  };
  const guest: GuestHalf = { ok: true, ...common };
  const open = () => act(async () => find({ ok: true, link: {} as never }));
  const fail = () => act(async () => find({ ok: false, why: { code: 'no-answer' } }));
  return { host, guest, heard, open, fail, drops: () => drops };
}

const HOSTING: Wanted = { state: { ...AT_TABLE, hosting: {} as never } };
const asHost = (mine: ReturnType<typeof half>): Wanted => ({
  ...HOSTING,
  session: { pairAsHost: () => mine.host },
});

describe('as the host', () => {
  test('shows a code, reads the guest’s code, and is connected', async () => {
    const mine = half('ST:OFFER');
    const { went } = await pairing(asHost(mine));
    expect(screen.getByRole('img', { name: 'QR code for the other phone' })).toBeOnTheScreen();
    await press('pair-as-text');
    expect(screen.getByTestId('pair-text')).toHaveTextContent('ST:OFFER');
    await press('pair-next');
    await paste(' ST:ANSWER\n');
    expect(mine.heard).toEqual(['ST:ANSWER']);
    await mine.open();
    expect(screen.getByTestId('paired')).toBeOnTheScreen();
    await press('pair-table');
    expect(went).toEqual(['/table']);
  });

  const misreads = Object.keys(pairingEn.misread) as MisreadCode[];
  test.each(misreads.flatMap(wrong => [['en', wrong] as const, ['de', wrong] as const]))(
    'in %s, %s shows a sentence, and the next try is open',
    async (language, wrong) => {
      await pairing(asHost(half('ST:OFFER', wrong)), language);
      await press('pair-next');
      await paste('ST:X');
      const texts = language === 'de' ? pairingDe : pairingEn;
      expect(screen.getByText(texts.misread[wrong])).toBeOnTheScreen();
      expect(screen.getByTestId('pair-paste')).toBeOnTheScreen();
    },
  );

  test('a failed connection is reported, and the next try makes a new code', async () => {
    const halves = [half('ST:ONE'), half('ST:TWO')];
    let made = 0;
    await pairing({ ...HOSTING, session: { pairAsHost: () => halves[made++]!.host } });
    await press('pair-next');
    await paste('ST:ANSWER');
    await halves[0]!.fail();
    expect(screen.getByTestId('pair-failed-no-answer')).toBeOnTheScreen();
    await press('pair-again');
    await press('pair-as-text');
    expect(screen.getByTestId('pair-text')).toHaveTextContent('ST:TWO');
  });

  test('a phone without WebRTC says so', async () => {
    await pairing({ ...HOSTING, session: { pairAsHost: () => undefined } });
    expect(screen.getByTestId('pair-failed-no-webrtc')).toBeOnTheScreen();
  });

  test.each([
    ['en', pairingEn],
    ['de', pairingDe],
  ] as const)('in %s, a code that cannot be made is reported', async (language, texts) => {
    await pairing(asHost(half(undefined)), language);
    const notice = screen.getByTestId('pair-failed-no-code');
    expect(notice).toHaveTextContent(`${texts.noCode}${texts.noCodeText}`);
  });

  test('an unfinished pairing is dropped on leaving, but a connected guest stays', async () => {
    const [left, joined] = [half('ST:ONE'), half('ST:TWO')];
    const first = await pairing(asHost(left));
    first.drawn.unmount();
    expect(left.drops()).toBe(1);
    const second = await pairing(asHost(joined));
    await joined.open();
    second.drawn.unmount();
    expect(joined.drops()).toBe(0);
  });
});

describe('as a guest', () => {
  const asGuest = (mine: GuestHalf, read: unknown[] = []): Wanted => ({
    settings: { name: 'Bo' },
    session: {
      pairAsGuest(offer, name) {
        read.push([offer, name]);
        return mine;
      },
    },
  });

  test('reads the host’s code, shows one, and goes on to the table', async () => {
    const mine = half('ST:ANSWER');
    const read: unknown[] = [];
    const { went, store } = await pairing(asGuest(mine.guest, read));
    await paste('ST:OFFER');
    expect(read).toEqual([['ST:OFFER', 'Bo']]);
    await press('pair-as-text');
    expect(screen.getByTestId('pair-text')).toHaveTextContent('ST:ANSWER');
    await mine.open();
    expect(went).toEqual([]);
    act(() => store.setState(AT_TABLE));
    expect(went).toEqual(['on /table']);
  });

  test('a code of the wrong step is reported, and the camera stays open', async () => {
    await pairing(asGuest({ ok: false, why: 'wrong-turn' }));
    await paste('ST:ANSWER');
    expect(screen.getByTestId('misread')).toBeOnTheScreen();
    expect(screen.getByTestId('pair-paste')).toBeOnTheScreen();
  });

  test('starting again drops the pairing', async () => {
    const mine = half('ST:ANSWER');
    await pairing(asGuest(mine.guest));
    await paste('ST:OFFER');
    await press('pair-again');
    expect(mine.drops()).toBe(1);
    expect(screen.getByTestId('pair-step-1')).toBeOnTheScreen();
  });

  test('a player who wants to host is sent to open a table', async () => {
    const { went } = await pairing({});
    await press('pair-host');
    expect(went).toEqual(['/']);
  });
});
