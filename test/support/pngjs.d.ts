declare module 'pngjs' {
  /** The part of the package's API that the tests use. */
  interface Picture {
    width: number;
    height: number;
    data: Buffer;
  }
  export const PNG: {
    new (size: { width: number; height: number }): Picture;
    sync: { read(file: Buffer): Picture; write(picture: Picture): Buffer };
  };
}
