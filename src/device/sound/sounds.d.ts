/**
 * Metro turns the import of a sound file into a number on native, and into its URL in a browser.
 */
declare module '*.wav' {
  const sample: number | string;
  export default sample;
}
declare module '*.flac' {
  const sample: number | string;
  export default sample;
}
