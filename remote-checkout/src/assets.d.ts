declare module '*.svg' {
  /** The address of the picture in the release. */
  const address: string;
  export default address;
}
