import { Failure, type FailureParams, type FieldProblem } from '#kernel/failure.ts';

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

/** The account of the file is no account of the merchant; for an accountant: of none or of more than one client. */
export class OtherAccount extends Failure {
  readonly code = 'banking.other-account';
  readonly kind = 'conflict';

  /** @param iban of the file; null: the file names none */
  constructor(iban: string | null) {
    super({ params: { iban: iban ?? '–' }, details: iban === null ? {} : { iban } });
  }
}

/** The account is kept in another currency, or the statement in one that is not read; the currency of the statement. */
export class OtherCurrency extends Failure {
  readonly code = 'banking.other-currency';
  readonly kind = 'conflict';

  constructor(currency: string) {
    super({ params: { currency }, details: { currency } });
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

// Reading files. Each names the file as the field, so that a form shows the reason where the file was chosen.

const field = 'content';

/** The file is no bank statement that is read; `seen` says what it is, where that is known. */
export class UnknownStatementFormat extends Failure {
  readonly code = 'banking.unknown-format';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldProblem[];

  constructor(seen: Omit<FieldProblem, 'field'> = { code: 'banking.unknown-format' }) {
    super();
    this.fields = [{ ...seen, field }];
  }
}

/** The file has movements, and none of them is booked. */
export class PendingLinesOnly extends Failure {
  readonly code = 'banking.pending-lines-only';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldProblem[];

  constructor(pending: number) {
    const params = { pending };
    super({ params });
    this.fields = [{ field, code: this.code, params }];
  }
}

/** The file has more bytes or more movements than are read. */
export class StatementTooLarge extends Failure {
  readonly code = 'banking.too-large';
  readonly kind = 'too-large';
  override readonly fields: readonly FieldProblem[];

  constructor(most: Readonly<{ megabytes: number; lines: number }>) {
    super({ params: most });
    this.fields = [{ field, code: this.code, params: most }];
  }
}

/** XML with a document type, which is the only place that can declare entities. */
export class ForbiddenXml extends Failure {
  readonly code = 'banking.dtd';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldProblem[];

  constructor(row: number) {
    const params = { row };
    super({ params });
    this.fields = [{ field, code: this.code, params }];
  }
}

/** Where a file is broken: the row from 1, and its element, mark or column. */
export type StatementPlace = Readonly<{ row: number; what: string }>;

/** The file is a statement and broken at a place; `fields` says how. */
export class UnreadableStatement extends Failure {
  readonly code = 'banking.unreadable';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldProblem[];

  constructor({ row, what }: StatementPlace, code: string, params: FailureParams = {}) {
    super({ params: { row, what } });
    this.fields = [{ field, code, params: { row, what, ...params } }];
  }
}

/** Opening balance and movements are not the closing balance; decimal amounts. */
export class StatementDoesNotAddUp extends Failure {
  readonly code = 'banking.does-not-add-up';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldProblem[];

  constructor(
    params: Readonly<{ iban: string; opening: string; sum: string; closing: string; currency: string }>,
  ) {
    super({ params });
    this.fields = [{ field, code: this.code, params }];
  }
}
