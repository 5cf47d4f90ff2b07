import { Failure } from '#kernel/failure.ts';

/** No movement of this id that the caller may see. */
export class BankLineNotFound extends Failure {
  readonly code = 'banking.not-found';
  readonly kind = 'missing';
}

/** No bank account of this id that the caller may see. */
export class BankAccountNotFound extends Failure {
  readonly code = 'banking.account-not-found';
  readonly kind = 'missing';
}

/** The merchant has the account already. */
export class BankAccountKnown extends Failure {
  readonly code = 'banking.account-known';
  readonly kind = 'conflict';
}

/** The file is of no format that is read, or damaged. */
export class UnknownFormat extends Failure {
  readonly code = 'banking.unknown-format';
  readonly kind = 'invalid';
}

/** The account of the file is no account of the merchant; for an accountant: of none or of more than one client. */
export class OtherAccount extends Failure {
  readonly code = 'banking.other-account';
  readonly kind = 'conflict';

  /** @param iban of the file; null: the file names none */
  constructor(iban: string | null) {
    super({ params: { iban: iban ?? '–' }, details: iban === null ? {} : { iban } });
  }
}

/** Opening balance and movements do not give the closing balance: the file is not whole. */
export class DoesNotAddUp extends Failure {
  readonly code = 'banking.does-not-add-up';
  readonly kind = 'invalid';

  /** Amounts as texts with decimals, in the currency of the account. */
  constructor(params: Readonly<{ opening: string; sum: string; closing: string }>) {
    super({ params });
  }
}

/** All movements of the file are still to be booked. */
export class PendingLinesOnly extends Failure {
  readonly code = 'banking.pending-lines-only';
  readonly kind = 'invalid';
}

/** More than 5 MB, or more than 20,000 movements. */
export class StatementTooLarge extends Failure {
  readonly code = 'banking.too-large';
  readonly kind = 'too-large';

  constructor(params: Readonly<{ megabytes: number; lines: number }>) {
    super({ params });
  }
}

/** The movement has paid something: undo that first. */
export class LineIsMatched extends Failure {
  readonly code = 'banking.line-is-matched';
  readonly kind = 'conflict';
}

/** The movement is not in the state that the act needs. */
export class LineIsNotMatched extends Failure {
  readonly code = 'banking.line-is-not-matched';
  readonly kind = 'conflict';
}
