import { Failure } from '#kernel/failure.ts';

/** The month is not over in Sofia. */
export class MonthNotOver extends Failure {
  readonly code = 'closing.month-not-over';
  readonly kind = 'conflict';
}

/** Problems of severity ERROR keep the month open. */
export class MonthHasErrors extends Failure {
  readonly code = 'closing.has-errors';
  readonly kind = 'conflict';

  constructor(count: number) {
    super({ params: { count }, details: { errors: count } });
  }
}

/** The month is closed already. */
export class AlreadyClosed extends Failure {
  readonly code = 'closing.already-closed';
  readonly kind = 'conflict';
}

/** Only a closed month is sent and opened again. */
export class MonthNotClosed extends Failure {
  readonly code = 'closing.not-closed';
  readonly kind = 'conflict';
}

/** The documents changed while the files were written; nothing is stored. */
export class MonthChanged extends Failure {
  readonly code = 'closing.changed';
  readonly kind = 'conflict';
}

/** The closing has no file of this name, or the month is not closed. */
export class MonthFileNotFound extends Failure {
  readonly code = 'closing.file-not-found';
  readonly kind = 'missing';
}

/** Stored files are not those that the closing wrote: they were changed past the program, and none of the closing is given out. */
export class MonthFilesDamaged extends Failure {
  readonly code = 'closing.files-damaged';
  readonly kind = 'conflict';

  /** @param names of files with another content; empty when a file is missing, added, or has another hash */
  constructor(names: readonly string[]) {
    super({ details: { files: names } });
  }
}

/** The merchant has no other turnover of this id. */
export class TurnoverNotFound extends Failure {
  readonly code = 'closing.turnover-not-found';
  readonly kind = 'missing';
}

/** No e-mail address was given or stored. */
export class RecipientNeeded extends Failure {
  readonly code = 'closing.recipient-needed';
  readonly kind = 'conflict';
}
