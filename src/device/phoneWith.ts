type Surroundings = {
  readonly hasFinger: boolean;
  /** A page on the home screen counts as an installed app. */
  readonly isOwnWindow: boolean;
  readonly agent: string;
};

/** A TV's remote moves a pointer, which some browsers report as a finger. */
const TV =
  /\b(TV|SmartTV|SMART-TV|GoogleTV|AppleTV|HbbTV|Web0S|WebOS|Tizen|NetCast|BRAVIA|AFT\w+|CrKey)\b/i;

export const isPhoneWith = ({ hasFinger, isOwnWindow, agent }: Surroundings): boolean =>
  hasFinger && !isOwnWindow && !TV.test(agent);
