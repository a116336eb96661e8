/** In a browser Metro turns a font import into its URL. */
declare module '*.woff2' {
  const face: string;
  export default face;
}
