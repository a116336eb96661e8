/** What Metro makes of a font in a browser: its address. */
declare module '*.woff2' {
  const face: string;
  export default face;
}
