declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.svg' {
  /** URL of the image. */
  const address: string;
  export default address;
}
