/** An empty address is fine, and so is one that is still being typed. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+/i.test(text) ||
  ['https://', 'http://'].some(start => start.startsWith(text.toLowerCase()));
