declare module '*.svg' {
  /** The address of the picture among the release's files. */
  const address: string;
  export default address;
}
