declare module 'pngjs' {
  /** As much of the package's surface as the tests read. */
  export const PNG: { sync: { read(file: Buffer): { width: number; height: number; data: Buffer } } };
}
