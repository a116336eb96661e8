/** Nothing is wrong with what is not there, nor with what is still being typed. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+/i.test(text) ||
  ['https://', 'http://'].some(start => start.startsWith(text.toLowerCase()));
