/** Input and progress callbacks of a check of the doctor. */
export type CheckContext = Readonly<{
  /** Provider records from this instant on are compared. */
  since: Date;
  /** Called with the number of provider records that were read. */
  read(count: number): void;
  /** Called with a provider account that does not answer and is not checked. */
  leaveOut(account: string): void;
}>;

/** A statement about stored data that is always true. */
export type Invariant = Readonly<{
  /** The key of its message in `src/messages`. */
  code: string;
  /** Calls a remote system; throws a failure of kind `unavailable` when that does not answer. */
  isRemote?: boolean;
  /** It reads its violations twice by itself; all others are read again by the composition (`confirmed`). */
  isConfirmed?: boolean;
  /** The records that violate it, by kind and id; empty when it holds. */
  violations(context: CheckContext): Promise<readonly string[]>;
}>;
