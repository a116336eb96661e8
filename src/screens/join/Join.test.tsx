import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Text } from 'react-native';
import type { NoWay } from '@/stores/connector';
import type { SeekingTable } from '@/stores/sessionState';
import { startDe } from '@/texts/start.de';
import { startEn } from '@/texts/start.en';
import { usualFace } from '@/ui/faces/faces';
import { AT_TABLE, WithWorld, fakeWorld } from '../testing/fakeWorld';
import type { ScreenScannerProps } from '../world';
import { Join } from './Join';
import { arrivalFailures } from './testing/arrivalFailures';
import { AT_THE_TABLE, TROUBLE_OF, TROUBLES, type TroubleName } from './troubles';

type Wanted = Parameters<typeof fakeWorld>[0];
type Came = { invite?: string; resumes?: boolean; language?: 'en' | 'de' };

const face = usualFace('Ada');
const linkTo = (key: string) => `https://table.example/join#AQEx${key.repeat(40)}secret`;
const LINK = linkTo('k');

async function join(wanted: Wanted = {}, { invite, resumes = false, language = 'en' }: Came = {}) {
  const fake = fakeWorld(wanted);
  const went: string[] = [];
  render(
    <WithWorld world={fake.world} language={language}>
      <Join
        go={to => went.push(to)}
        goOn={to => went.push(`on ${to}`)}
        back={() => went.push('back')}
        invite={invite}
        resumes={resumes}
      />
    </WithWorld>,
  );
  await settled();
  return { ...fake, went };
}
const settled = () => act(async () => undefined);
const press = async (testID: string) => {
  fireEvent.press(screen.getByTestId(testID));
  await settled();
};
const seeking = (part: Partial<SeekingTable>): Wanted => ({
  state: {
    guest: { table: null, refused: null } as never,
    seeking: { watches: false, trouble: null, ended: false, ...part },
  },
});

test.each([
  ['a link', LINK],
  ['a code', undefined],
])('what finds a table is fetched before the player has joined by %s', async (_how, invite) => {
  const { world } = fakeWorld();
  const links = jest.fn(() => Promise.reject(new Error('offline')));
  const ways = { go: jest.fn(), goOn: jest.fn(), back: jest.fn() };
  render(
    <WithWorld world={{ ...world, links }}>
      <Join {...ways} invite={invite} />
    </WithWorld>,
  );
  await settled();
  expect(links).toHaveBeenCalledTimes(1);
});

describe('by a link', () => {
  test('a player with a name joins at once', async () => {
    const { asked } = await join({ settings: { name: 'Ada' } }, { invite: LINK });
    expect(asked).toEqual([
      ['join', { where: { invite: LINK }, name: 'Ada', face, watches: false }],
    ]);
  });

  test.each([
    ['en', 'Fox'],
    ['de', 'Fuchs'],
  ] as const)(
    'a player without a name joins at once, called as their face: %s',
    async (language, name) => {
      const { asked } = await join({}, { invite: LINK, language });
      expect(asked).toEqual([
        ['join', { where: { invite: LINK }, name, face: 'fox', watches: false }],
      ]);
    },
  );

  test('nobody joins before the settings are loaded', async () => {
    const { asked, settings } = await join({ settings: { known: false } }, { invite: LINK });
    expect(asked).toEqual([]);
    act(() => settings.setState({ known: true, name: 'Ada' }));
    await settled();
    expect(asked).toEqual([
      ['join', { where: { invite: LINK }, name: 'Ada', face, watches: false }],
    ]);
  });
});

const hostingAt = (invite: string): Wanted => ({
  settings: { name: 'Ada' },
  state: { ...AT_TABLE, hosting: { door: { is: 'open', code: 'CDF346', invite } } as never },
});

describe('by a link opened at a table', () => {
  test.each([
    ['its own', hostingAt(LINK)],
    ['its own, by another address', hostingAt(LINK.replace('table.example', '10.0.0.2'))],
    ['the one it sits at', { state: { guest: { table: 'table', invite: LINK } as never } }],
  ])('a phone goes straight to %s', async (_which, at: Wanted) => {
    const { asked, went } = await join(at, { invite: LINK });
    expect([asked, went]).toEqual([[], ['on /table']]);
  });

  test.each([
    ['a host', hostingAt(linkTo('j')), startEn.join.elsewhereHost],
    ['a guest', { settings: { name: 'Ada' }, state: AT_TABLE }, startEn.join.elsewhereGuest],
  ])('%s reads what leaving means, and stays', async (_who, at: Wanted, told) => {
    const { asked, went } = await join(at, { invite: LINK });
    expect(screen.getByText(told)).toBeOnTheScreen();
    await press('stay');
    expect([asked, went]).toEqual([[], ['on /table']]);
  });

  test('a player who wants to moves to the other table', async () => {
    const { asked, went } = await join(
      { settings: { name: 'Ada' }, state: AT_TABLE },
      { invite: LINK },
    );
    expect(asked).toEqual([]);
    await press('move');
    expect(asked).toEqual([
      ['join', { where: { invite: LINK }, name: 'Ada', face, watches: false }],
    ]);
    expect(went).toEqual(['on /table']);
  });
});

describe('by a link that the system handed over', () => {
  test('the phone asks for the seat it has kept', async () => {
    const { asked } = await join({ settings: { name: 'Ada' } }, { invite: LINK, resumes: true });
    expect(asked).toEqual([
      ['join', { where: { invite: LINK }, name: 'Ada', face, watches: false, resumes: true }],
    ]);
  });

  test.each(['damaged', 'no-secret', 'not-an-invite'] as const)(
    'a link that is %s is reported at once, and the table is not left',
    async why => {
      const unread: Wanted = {
        state: AT_TABLE,
        session: { readInvite: () => ({ ok: false, why }) },
      };
      const { asked } = await join(unread, { invite: 'sandtable://join#x' });
      const trouble = startEn.trouble[TROUBLE_OF[why]];
      expect(screen.getByText(trouble.what)).toBeOnTheScreen();
      expect(screen.getByText(trouble.todo)).toBeOnTheScreen();
      expect(screen.queryByTestId('in-app')).toBeNull();
      await press('seek-code');
      expect(screen.getByTestId('key-C')).toBeOnTheScreen();
      expect(asked).toEqual([]);
    },
  );
});

describe('in the browser of a phone', () => {
  const inBrowser: Wanted = { device: { appLink: invite => `app of ${invite}` } };

  test.each([
    ['en', startEn],
    ['de', startDe],
  ] as const)('the app is offered in %s, with what that needs', async (language, texts) => {
    await join(inBrowser, { invite: LINK, language });
    const link = screen.getByRole('link', { name: texts.join.inApp });
    expect(link.props.href).toBe(`app of ${LINK}`);
    expect(screen.getByText(texts.join.inAppHint)).toBeOnTheScreen();
  });

  test('the app is offered on the way by a link, but not after typing a code', async () => {
    await join({ ...inBrowser, settings: { name: 'Ada' } }, { invite: LINK });
    expect(screen.getByTestId('in-app')).toBeOnTheScreen();
    screen.unmount();
    await join(inBrowser);
    expect(screen.queryByTestId('in-app')).toBeNull();
  });

  test('elsewhere the app is not offered', async () => {
    await join({}, { invite: LINK });
    expect(screen.queryByTestId('in-app')).toBeNull();
  });
});

const typed = async (text: string) => {
  for (const letter of text) fireEvent.press(screen.getByTestId(`key-${letter}`));
  await settled();
};
const boxes = () =>
  screen
    .getAllByTestId(/^code-\d$/)
    .map(box => /: (.)$/.exec(box.props.accessibilityLabel)?.[1] ?? '');

describe('by a code', () => {
  const ADA: Wanted = { settings: { name: 'Ada' } };
  const joined = (code: string, watches = false) => [
    ['join', { where: { code }, name: 'Ada', face, watches }],
  ];

  test('the sixth key joins', async () => {
    const { asked } = await join(ADA);
    await typed('CDF34');
    expect(asked).toEqual([]);
    await typed('6');
    expect(asked).toEqual(joined('CDF346'));
    expect(boxes().join('')).toBe('CDF346');
  });

  test('a code that begins with a digit has eight boxes, and its eighth key joins', async () => {
    const { asked } = await join(ADA);
    await typed('3CDFHJK');
    expect([boxes().length, asked]).toEqual([8, []]);
    await typed('M');
    expect(asked).toEqual(joined('3CDFHJKM'));
  });

  test('there is a key for each letter of codes, and for nothing else', async () => {
    await join(ADA);
    const keys = screen.getAllByTestId(/^key-.$/).map(key => key.props.accessibilityLabel);
    expect(keys.join('')).toBe('CDFHJKMNPRTWXY34679');
  });

  test('a keyboard types, too, in any spelling', async () => {
    const { asked } = await join(ADA);
    fireEvent.changeText(screen.getByTestId('typed-keys'), 'o cdf');
    fireEvent(screen.getByTestId('typed-keys'), 'keyPress', { nativeEvent: { key: 'Backspace' } });
    fireEvent.changeText(screen.getByTestId('typed-keys'), 'f 34-6');
    await settled();
    expect(asked).toEqual(joined('CDF346'));
  });

  test('a touched box gets the next letter', async () => {
    const { asked } = await join(ADA);
    await typed('CDF34');
    await press('code-1');
    await typed('K');
    expect(boxes().join('')).toBe('CKF34');
    await typed('6');
    expect(asked).toEqual(joined('CKF346'));
  });

  test('the boxes say to a screen reader what is in them', async () => {
    await join(ADA);
    await typed('C');
    expect(screen.getByRole('radio', { name: 'Letter 1: C' })).toBeOnTheScreen();
    expect(screen.getByRole('radio', { name: 'Letter 2, empty', checked: true })).toBeOnTheScreen();
  });

  test('while the phone looks, another key changes nothing', async () => {
    const { asked, store } = await join(ADA);
    await typed('CDF346');
    act(() => store.setState(seeking({})!.state!));
    await typed('6');
    expect(asked).toEqual(joined('CDF346'));
    expect(screen.getByTestId('seeking')).toBeOnTheScreen();
  });

  describe('that is wrong', () => {
    const wrong = async (code: NoWay['code'] = 'wrong-code') => {
      const fake = await join(ADA);
      await typed('CDF346');
      act(() => fake.store.setState(seeking({ trouble: { code }, ended: true })!.state!));
      return fake;
    };

    test('the letters stay, and the sentence stands between them and the keys', async () => {
      await wrong();
      expect(boxes().join('')).toBe('CDF346');
      expect(screen.getByTestId('trouble-wrong-code')).toHaveTextContent(/Check it with the host/);
    });

    test('a touched box and one key try again, and the sentence is gone', async () => {
      const { asked, store } = await wrong();
      await press('code-5');
      act(() => store.setState({ guest: null, seeking: null }));
      expect(screen.queryByTestId('trouble-wrong-code')).toBeNull();
      await typed('7');
      expect(asked.filter(([what]) => what === 'join').at(-1)).toEqual(joined('CDF347')[0]);
    });

    test('the next key begins a new code', async () => {
      const { asked } = await wrong();
      await typed('K');
      expect(boxes().join('')).toBe('K');
      expect(asked.at(-1)).toEqual(['leave']);
    });

    test('the same code can be tried again by one touch', async () => {
      const { asked } = await wrong('guesses-used-up');
      await press('seek-again');
      expect(asked).toEqual([...joined('CDF346'), ...joined('CDF346')]);
    });
  });

  test('pasting the whole link joins at once', async () => {
    const { asked } = await join(ADA);
    await press('other-ways-open');
    fireEvent.changeText(screen.getByTestId('link'), ` ${LINK} `);
    await settled();
    expect(asked).toEqual([
      ['join', { where: { invite: LINK }, name: 'Ada', face, watches: false }],
    ]);
  });

  test('a player can join only to watch', async () => {
    const { asked } = await join(ADA);
    await press('other-ways-open');
    await press('only-watch');
    await press('sheet-close');
    expect(screen.getByText(startEn.join.codeToWatch)).toBeOnTheScreen();
    await typed('CDF346');
    expect(asked).toEqual(joined('CDF346', true));
  });

  test('two codes without a network are among the other ways', async () => {
    const { went } = await join(ADA);
    await press('other-ways-open');
    await press('to-pair');
    expect(went).toEqual(['/pair']);
  });
});

describe('by the camera', () => {
  const shows = (text: string, trouble?: string): Wanted => ({
    settings: { name: 'Ada' },
    device: {
      canScan: () => Promise.resolve('stream'),
      Scanner: ({ onText, onTrouble }: ScreenScannerProps) => (
        <Text testID="lens" onPress={() => (trouble ? onTrouble(trouble) : onText(text))} />
      ),
    },
  });

  test('an invitation leads to its table', async () => {
    const { asked } = await join(shows(LINK));
    await press('scan-open');
    await press('lens');
    expect(asked).toEqual([
      ['join', { where: { invite: LINK }, name: 'Ada', face, watches: false }],
    ]);
  });

  test('any other code is called something else, and the camera stays open', async () => {
    const { asked } = await join(shows('https://example.com/'));
    await press('scan-open');
    await press('lens');
    expect(screen.getByTestId('scan-other')).toBeOnTheScreen();
    expect(screen.getByTestId('lens')).toBeOnTheScreen();
    expect(asked).toEqual([]);
  });

  test('a pairing code leads to the pairing screen', async () => {
    const { went } = await join(shows('ST:ABC'));
    await press('scan-open');
    await press('lens');
    expect(went).toEqual(['/pair']);
  });

  test.each(
    (['not-allowed', 'broken', 'on-fire'] as const).flatMap(code => [
      ['en', code, startEn] as const,
      ['de', code, startDe] as const,
    ]),
  )('in %s, %s shows a sentence and can be tried again', async (language, code, texts) => {
    await join(shows('', code), { language });
    await press('scan-open');
    await press('lens');
    const sentence = texts.scan[code === 'on-fire' ? 'other' : code];
    expect(screen.getByText(sentence)).toBeOnTheScreen();
    await press('scan-trouble-action');
    expect(screen.getByTestId('lens')).toBeOnTheScreen();
  });

  test('without a live picture, a photo will do', async () => {
    const photos = [
      { ok: false, why: 'no-code' },
      { ok: true, text: LINK },
    ] as const;
    let taken = 0;
    const { asked } = await join({
      settings: { name: 'Ada' },
      device: {
        canScan: () => Promise.resolve('photo'),
        photographed: () => Promise.resolve(photos[taken++]!),
      },
    });
    await press('scan-open');
    expect(screen.getByTestId('trouble-no-code-seen')).toBeOnTheScreen();
    await press('scan-open');
    expect(asked).toEqual([
      ['join', { where: { invite: LINK }, name: 'Ada', face, watches: false }],
    ]);
  });

  test('a camera that gives no live picture may take a photo', async () => {
    const { asked } = await join({
      ...shows('', 'no-stream'),
      device: {
        ...shows('', 'no-stream')!.device,
        photographed: () => Promise.resolve({ ok: true, text: LINK }),
      },
    });
    await press('scan-open');
    await press('lens');
    await press('scan-photo');
    expect(asked.map(([what]) => what)).toEqual(['join']);
  });

  test.each([
    ['en', startEn],
    ['de', startDe],
  ] as const)(
    'a camera that does not work here says what else to do: %s',
    async (language, texts) => {
      await join(shows('', 'no-stream'), { language });
      await press('scan-open');
      await press('lens');
      expect(screen.getByText(texts.scan.none)).toBeOnTheScreen();
      await press('scan-close');
      expect(screen.getByTestId('key-C')).toBeOnTheScreen();
    },
  );

  test('without a camera, scanning is not offered', async () => {
    await join({ device: { canScan: () => Promise.resolve('none') } });
    expect(screen.queryByTestId('scan-open')).toBeNull();
  });
});

describe('on the way', () => {
  test('a player who gets in goes on to the table', async () => {
    const { went, store } = await join(seeking({}));
    expect(screen.getByTestId('seeking')).toBeOnTheScreen();
    act(() => store.setState({ ...AT_TABLE, seeking: null }));
    expect(went).toEqual(['on /table']);
  });

  test.each(Object.entries(TROUBLE_OF))('%s is shown as %s', async (code, trouble) => {
    await join(seeking({ trouble: { code: code as NoWay['code'] }, ended: true }));
    expect(screen.getByTestId(`trouble-${trouble}`)).toBeOnTheScreen();
    expect(screen.getByTestId('seek-back')).toBeOnTheScreen();
  });

  test.each(Object.entries(AT_THE_TABLE))(
    '%s at the door is shown as %s',
    async (code, trouble) => {
      const { store } = await join(seeking({}));
      act(() => store.setState({ guest: { table: null, refused: { code } } as never }));
      expect(screen.getByTestId(`trouble-${trouble}`)).toBeOnTheScreen();
    },
  );

  test('without a network the player reads it at once, and no longer once there is one', async () => {
    let changed: (isOffline: boolean) => void = () => undefined;
    await join({
      ...seeking({}),
      device: { watchOffline: told => ((changed = told), told(true), () => undefined) },
    });
    expect(screen.getByTestId('trouble-offline')).toBeOnTheScreen();
    act(() => changed(false));
    expect(screen.getByTestId('seeking')).toBeOnTheScreen();
  });

  test.each([
    [false, true],
    [true, false],
  ])('a search that has ended (%s) is retried by itself: %s', async (ended, tries) => {
    await join(seeking({ trouble: { code: 'no-broker' }, ended }));
    expect(screen.queryByText('We keep trying by ourselves.') !== null).toBe(tries);
  });

  test('on the way back to a table, trying again reopens it', async () => {
    const { asked } = await join(seeking({ trouble: { code: 'no-broker' } }));
    await press('seek-again');
    expect(asked).toEqual([['reopen']]);
  });

  test('phones without a path to each other are offered two codes', async () => {
    const { went } = await join(seeking({ trouble: { code: 'no-answer' } }));
    await press('seek-pair');
    expect(went).toEqual(['/pair']);
  });

  test('an invalid link leads to the keys for the code', async () => {
    const { asked } = await join(seeking({ trouble: { code: 'damaged' }, ended: true }));
    await press('seek-code');
    expect(asked).toEqual([['leave']]);
    expect(screen.getByTestId('key-C')).toBeOnTheScreen();
  });

  test('going back ends the search', async () => {
    const { asked, went, store } = await join({ settings: { name: 'Ada' } });
    await typed('CDF346');
    act(() => store.setState(seeking({ trouble: { code: 'left' } })!.state!));
    await press('back');
    expect(asked.map(([what]) => what)).toEqual(['join', 'leave']);
    expect(went).toEqual(['back']);
  });

  test('a player who came by a link goes home', async () => {
    const { asked, went } = await join({ settings: { name: 'Ada' } }, { invite: LINK });
    await press('back');
    expect(asked.map(([what]) => what)).toEqual(['join', 'leave']);
    expect(went).toEqual(['back']);
  });
});

describe('the list of how arrival fails', () => {
  const rows = arrivalFailures();

  test('has every trouble and every cause', () => {
    expect(rows.map(({ trouble }) => trouble).sort()).toEqual(Object.keys(TROUBLES).sort());
    const listed = rows.flatMap(({ trouble, causes }) => causes.map(cause => [cause, trouble]));
    expect(Object.fromEntries(listed)).toEqual(TROUBLE_OF);
  });

  describe.each([
    ['en', startEn],
    ['de', startDe],
  ] as const)('in %s', (language, texts) => {
    test.each(rows)('has the sentences of $trouble', ({ trouble, ...sentences }) => {
      const { what, todo } = texts.trouble[trouble as TroubleName];
      expect(sentences[language]).toBe(`${what} ${todo}`);
    });

    test.each(rows.filter(({ causes }) => causes.length > 0))(
      'a player reads $trouble',
      async ({ causes: [code], ...row }) => {
        await join(seeking({ trouble: { code: code as NoWay['code'] }, ended: true }), {
          language,
        });
        const notice = screen.getByTestId(`trouble-${row.trouble}`);
        const words = within(notice)
          .getAllByText(/./)
          .map(it => [it.props.children].join(''));
        expect(words.slice(0, 2).join(' ')).toBe(row[language]);
      },
    );
  });
});
