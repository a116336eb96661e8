/** The host switches away: the match pauses until the host is back and somebody resumes it. */
import type { Driver, NativeDriver } from '../drivers/driver';

/** What the others and the host read; only the host reads of “this phone”. */
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
  isSilent: new RegExp(`${name}’s phone is silent`),
});

/** The host leaves for long enough to pause the match, and comes back. */
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
  await showsWhoWasAway(host, guests, words);
}

/** The host is back, and everybody reads why the match is paused. */
export async function showsWhoWasAway(
  host: Driver,
  guests: readonly Driver[],
  { wasAway, youWereAway }: AwayWords,
): Promise<void> {
  for (const guest of guests) await guest.waitText('paused-why', wasAway);
  await host.waitText('paused-why', youWereAway);
}

/** One phone without guests: the match is paused when its player comes back. */
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
