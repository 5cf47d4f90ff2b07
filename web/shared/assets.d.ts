declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css?inline' {
  const content: string;
  export default content;
}

declare module '*.svg' {
  /** URL of the image. */
  const address: string;
  export default address;
}
