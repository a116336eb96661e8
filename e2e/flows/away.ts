/** The host looks at something else: the match pauses until the host is back and somebody goes on. */
import type { Driver, NativeDriver } from '../drivers/driver';

/** What everybody reads at the table of a host of that name, and what the host reads. */
type AwayWords = {
  readonly isAway: RegExp;
  readonly wasAway: RegExp;
  readonly youWereAway: RegExp;
  readonly isSilent: RegExp;
};
export const inEnglish = (name: string): AwayWords => ({
  isAway: new RegExp(`${name}’s phone is away`),
  wasAway: new RegExp(`${name}’s phone was away`),
  youWereAway: /This phone was away/,
  isSilent: /The host’s phone is silent/,
});

/** The host leaves for so long that the match pauses, and comes back. */
export async function leaveAndComeBack(
  host: NativeDriver,
  guests: readonly Driver[],
  words: AwayWords,
): Promise<void> {
  await host.leave();
  for (const guest of guests) {
    await guest.waitText('paused-why', words.isAway);
    await guest.waitGone('resume');
  }
  await host.comeBack();
  await tellWhoWasAway(host, guests, words);
}

/** The host is back, and everybody reads why the match pauses. */
export async function tellWhoWasAway(
  host: Driver,
  guests: readonly Driver[],
  { wasAway, youWereAway }: AwayWords,
): Promise<void> {
  for (const guest of guests) await guest.waitText('paused-why', wasAway);
  await host.waitText('paused-why', youWereAway);
}

/** One phone and no guests: the match is paused when its player is back. */
export async function leaveAlone(
  player: NativeDriver,
  away: () => Promise<void>,
  { youWereAway }: AwayWords,
): Promise<void> {
  await player.leave();
  await away();
  await player.comeBack();
  await player.waitText('paused-why', youWereAway);
  await player.tap('resume');
  await player.waitGone('paused');
}
