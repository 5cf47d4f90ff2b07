declare module 'pngjs' {
  /** As much of the package's surface as the tests read. */
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
