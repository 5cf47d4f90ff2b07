/** A place outside the database for the ends of the chains, one a line. */
export interface AnchorStore {
  /** Everything that was written; empty when there is nothing yet. */
  read(): Promise<string>;
  /** Adds lines at the end; they are on disk when it returns. */
  append(lines: readonly string[]): Promise<void>;
}
