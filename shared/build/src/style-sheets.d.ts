/** A style sheet's class names, as the build makes them unique. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A style sheet that is imported for its effect. */
declare module '*.css' {}

/** A picture's address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
