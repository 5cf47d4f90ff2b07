import { readFile } from 'node:fs/promises';

const file = new URL('./verify.mjs', import.meta.url);

/** The text of `verify.mjs`, which stands in each archive. */
export const verifier = (): Promise<Uint8Array> => readFile(file);

/** What does not hold in an archive, in the file at the path. */
export type ArchiveFault = Readonly<{
  kind: 'MANIFEST' | 'FORMAT' | 'CHAIN' | 'ANCHOR' | 'UNREADABLE';
  path: string;
  text: string;
}>;
type Verified = Readonly<{
  faults: readonly ArchiveFault[];
  files: number;
  documents: number;
  anchors: number;
  /** Anchors with a signature, the keys that made them (PEM), and the last number that one of them covers. */
  signed: Readonly<{ count: number; by: readonly string[]; upTo: number }>;
}>;

/** Checks the files of an archive in a folder as `node verify.mjs` does: by the same program. Never throws. */
export const verifyArchive = async (folder: string): Promise<Verified> => {
  // The program of an archive stands alone, without types.
  const program = (await import(file.href)) as Readonly<{ verifyArchive(root: string): Promise<Verified> }>;
  return program.verifyArchive(folder);
};
