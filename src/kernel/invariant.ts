/** Input and progress callbacks of a check of the doctor. */
export type CheckContext = Readonly<{
  /** Provider records from this instant on are compared. */
  since: Date;
  /** Called with the number of provider records that were read. */
  read(count: number): void;
  /** Called with a provider account that does not answer and is not checked. */
  leaveOut(account: string): void;
}>;

/** A record that breaks an invariant. */
export type Violation = Readonly<{
  /** The record by kind and id, and what is wrong with it. */
  record: string;
  /** A command of the product, without its name, that heals this record: `payments confirm 7`. */
  command?: string;
}>;

/** A statement about stored data that is always true. */
export type Invariant = Readonly<{
  /** The key of its message in `src/messages`; the message `<code>.remedy` says what to do about a violation. */
  code: string;
  /** A warning leaves the exit code 0: something to act on while no stored record is wrong. */
  severity?: 'warning';
  /** Calls a remote system; throws a failure of kind `unavailable` when that does not answer. */
  isRemote?: boolean;
  /** It reads its violations twice by itself; all others are read again by the composition (`confirmed`). */
  isConfirmed?: boolean;
  /** The records that violate it; empty when it holds. */
  violations(context: CheckContext): Promise<readonly Violation[]>;
}>;
