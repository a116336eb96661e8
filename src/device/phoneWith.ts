type Surroundings = {
  readonly hasFinger: boolean;
  /** Put on the home screen, the page is an app already. */
  readonly isOwnWindow: boolean;
  readonly agent: string;
};

/** A TV moves a pointer by its remote, or calls that a finger. */
const TV =
  /\b(TV|SmartTV|SMART-TV|GoogleTV|AppleTV|HbbTV|Web0S|WebOS|Tizen|NetCast|BRAVIA|AFT\w+|CrKey)\b/i;

export const isPhoneWith = ({ hasFinger, isOwnWindow, agent }: Surroundings): boolean =>
  hasFinger && !isOwnWindow && !TV.test(agent);
