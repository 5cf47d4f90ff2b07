/** The bytes of a file, piece by piece. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The files of one archive. A path has slashes and is below the folder. */
export interface ArchiveFolder {
  has(path: string): Promise<boolean>;
  /**
   * Writes a file under another name and gives it its own when it is whole: a file that is there is whole, and stays as it
   * is.
   */
  write(path: string, pieces: Pieces): Promise<void>;
  read(path: string): AsyncIterable<Uint8Array>;
  /** The lines of a text, one at a time. */
  lines(path: string): AsyncIterable<string>;
  /** Whole files in the order of their paths, with their sizes. */
  files(): Promise<readonly Readonly<{ path: string; bytes: number }>[]>;
}

/** The folders of archives in the data place. */
export interface ArchiveFolders {
  open(folder: string): ArchiveFolder;
  /** Deletes the files of an archive; none is no error. */
  remove(folder: string): Promise<void>;
}
