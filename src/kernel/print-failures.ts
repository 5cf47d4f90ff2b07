import { Failure } from './failure.ts';

/** The browser that prints documents cannot start; documents are printed later. `cause` is the error. */
export class DocumentsAway extends Failure {
  readonly code = 'documents.away';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ retryAfterSeconds: 30, cause });
  }
}

/** Both attempts, each on a page of its own, failed or timed out. */
export class PrintFailed extends Failure {
  readonly code = 'documents.failed';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ retryAfterSeconds: 30, cause });
  }
}

/** The print queue is full, for this key or in total, or the document waited too long in it. */
export class PrintQueueFull extends Failure {
  readonly code = 'documents.busy';
  readonly kind = 'unavailable';

  constructor() {
    super({ retryAfterSeconds: 5 });
  }
}
