/** One sentence that must always be true of what is stored. */
export type Invariant = Readonly<{
  /** The key of its sentence in `src/words`. */
  code: string;
  /** What breaks it, each named so that a person finds it; empty when it holds. */
  violations(): Promise<readonly string[]>;
}>;
