import { Failure } from './failure.ts';

/** The browser that prints documents cannot be started; documents are printed later. `cause` says why. */
export class DocumentsAway extends Failure {
  readonly code = 'documents.away';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ retryAfterSeconds: 30, cause });
  }
}

/** Two tries, on two pages, have failed or taken too long. */
export class PrintFailed extends Failure {
  readonly code = 'documents.failed';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ retryAfterSeconds: 30, cause });
  }
}

/** Too many documents wait, of this key or in all, or this one has waited too long. */
export class PrintQueueFull extends Failure {
  readonly code = 'documents.busy';
  readonly kind = 'unavailable';

  constructor() {
    super({ retryAfterSeconds: 5 });
  }
}
