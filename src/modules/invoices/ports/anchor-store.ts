/** A text store outside the database for the ends of the chains, one per line. */
export interface AnchorStore {
  /** @returns the whole text; empty before the first append */
  read(): Promise<string>;
  /** Appends lines; they are flushed to disk on return. */
  append(lines: readonly string[]): Promise<void>;
}
