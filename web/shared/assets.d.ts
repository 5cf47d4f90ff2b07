declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.svg' {
  /** Where the picture is. */
  const address: string;
  export default address;
}
