/**
 * The native side of expo-av for tests. It does what its sources do when the sound is interrupted:
 * AVManager.java, PlayerData.java and SimpleExoPlayerData.java, and EXAV.m and EXAVPlayerData.m.
 */
type Wish = {
  shouldPlay?: boolean;
  volume?: number;
  positionMillis?: number;
  isLooping?: boolean;
};
type Told = (status: object) => void;

class FakePlayer {
  shouldPlay = false;
  isPlaying = false;
  isGone = false;
  volume = 1;
  position = 0;
  readonly log: string[] = [];
  #told: Told = () => {};

  constructor(
    readonly system: FakeAv,
    readonly source: unknown,
  ) {}

  /** Like native, first records that it wants to play, then checks whether it may. */
  async setStatusAsync(wish: Wish): Promise<object> {
    await Promise.resolve();
    if (this.isGone) return this.#answerGone();
    this.log.push(JSON.stringify(wish));
    this.volume = wish.volume ?? this.volume;
    this.shouldPlay = wish.shouldPlay ?? this.shouldPlay;
    this.position = wish.positionMillis ?? this.position;
    if (!this.shouldPlay) this.isPlaying = false;
    else if (this.system.mayPlay()) this.isPlaying = this.system.takeFocus();
    else throw new Error('audio focus could not be acquired');
    this.system.leaveFocusIfUnused();
    return this.tell();
  }

  /** An iPhone without a rewound item ready asks for one, and never reports a refusal. */
  replayAsync({ volume = 1 }: Wish): Promise<object> {
    const played = this.setStatusAsync({ volume, positionMillis: 0, shouldPlay: true });
    if (this.system.isAndroid || this.system.mayPlay()) return played;
    return played.catch(() => new Promise(() => undefined));
  }

  async getStatusAsync(): Promise<object> {
    return this.isGone ? this.#answerGone() : this.status();
  }

  setOnPlaybackStatusUpdate(told: Told): void {
    this.#told = told;
  }

  async unloadAsync(): Promise<void> {
    this.isGone = true;
  }

  status = () => ({
    isLoaded: true,
    shouldPlay: this.shouldPlay,
    isPlaying: this.isPlaying,
    isBuffering: false,
    durationMillis: 1_350,
  });

  tell(): object {
    this.#told(this.isGone ? { isLoaded: false } : this.status());
    return this.status();
  }

  /** Copies `pauseImmediately`: the player still wants to play. */
  halt(): void {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.position += 10 + this.system.players.indexOf(this); // each player is stopped a little later
    this.tell();
  }

  goOn(): void {
    if (this.isGone || !this.shouldPlay || this.isPlaying || !this.system.mayPlay()) return;
    this.isPlaying = this.system.takeFocus();
    this.tell();
  }

  /** At its end, an Android player still wants to play. */
  finish(): void {
    this.isPlaying = false;
    if (!this.system.isAndroid) this.shouldPlay = false;
    this.tell();
    this.system.leaveFocusIfUnused();
  }

  #answerGone(): object {
    if (this.system.isAndroid) throw new Error('E_AUDIO_NOPLAYER: Player does not exist.');
    return { isLoaded: false };
  }
}

export class FakeAv {
  readonly players: FakePlayer[] = [];
  isAndroid = true;
  isAway = false;
  inCall = false;
  isBroken = false;
  /** While this is held, Android keeps other apps' music quiet. */
  hasFocus = false;

  mayPlay = () => !this.isAway && !(this.isAndroid && this.inCall);

  takeFocus(): boolean {
    this.hasFocus = true;
    return !this.inCall; // an iPhone does not refuse, and stays silent
  }

  leaveFocusIfUnused(): void {
    if (this.hasFocus && !this.living().some(it => it.shouldPlay)) this.hasFocus = false;
  }

  living = () => this.players.filter(it => !it.isGone);

  async open(source: unknown): Promise<{ sound: FakePlayer; status: object }> {
    if (this.isBroken) throw new Error('no sound here');
    const sound = new FakePlayer(this, source);
    this.players.push(sound);
    return { sound, status: sound.status() };
  }

  callBegins(): void {
    [this.inCall, this.hasFocus] = [true, false];
    for (const it of this.living()) it.halt();
  }

  callEnds(): void {
    this.inCall = false;
    for (const it of this.living()) it.goOn();
  }

  /** Nothing is reported afterwards. */
  headsetUnplugged(): void {
    this.hasFocus = false;
    for (const it of this.living()) it.halt();
  }

  leaves(): void {
    [this.isAway, this.hasFocus] = [true, false];
    for (const it of this.living()) it.halt();
  }

  returns(): void {
    this.isAway = false;
    for (const it of this.living()) it.goOn();
  }

  /** The activity ends, or the media services are reset. Android does not report it. */
  lost(): void {
    for (const it of this.living()) {
      [it.isGone, it.isPlaying] = [true, false];
      if (!this.isAndroid) it.tell();
    }
  }
}
