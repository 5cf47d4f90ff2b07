/** What a check of the doctor is given, and what it reports to. */
export type CheckContext = Readonly<{
  /** Records of the provider from this instant on are compared with ours. */
  since: Date;
  /** Called with the number of records of the provider that were read. */
  read(count: number): void;
  /** Called with an account that could not be asked and is not checked. */
  leaveOut(account: string): void;
}>;

/** A statement about stored data that is always true. */
export type Invariant = Readonly<{
  /** The key of its sentence in `src/messages`. */
  code: string;
  /** Asks a remote system; throws a failure of kind `unavailable` where that does not answer. */
  isRemote?: boolean;
  /** Records that violate it, named so that a person finds them; empty when it holds. */
  violations(context: CheckContext): Promise<readonly string[]>;
}>;
