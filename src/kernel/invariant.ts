/** What an examination covers, and who hears how it goes. */
export type Examination = Readonly<{
  /** From this instant on the records of others are compared with ours. */
  since: Date;
  /** Told how many records of others were read. */
  read(count: number): void;
  /** Told what could not be asked and is therefore not examined. */
  leaveOut(what: string): void;
}>;

/** One sentence that must always be true of what is stored. */
export type Invariant = Readonly<{
  /** The key of its sentence in `src/words`. */
  code: string;
  /** Asks others than the database; fails with kind `unavailable` where they do not answer. */
  asksOthers?: boolean;
  /** What breaks it, each named so that a person finds it; empty when it holds. */
  violations(examination: Examination): Promise<readonly string[]>;
}>;
