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

declare module 'virtual:pictures' {
  /** The pictures of the page of features, by file name without its ending (see pictures.ts). */
  export const pictures: Readonly<Record<string, Readonly<{ url: string; width: number; height: number }>>>;
}
