/** What Metro makes of a file of sound: a number on a phone, its address in a browser. */
declare module '*.wav' {
  const sample: number | string;
  export default sample;
}
declare module '*.flac' {
  const sample: number | string;
  export default sample;
}
