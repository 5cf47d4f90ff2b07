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

/**
 * The document is not printed within the time of a call, or the print queue is full. Its print goes on unless the queue is
 * full.
 */
export class PrintQueueFull extends Failure {
  readonly code = 'documents.busy';
  readonly kind = 'unavailable';

  /** @param expectedSeconds until the documents that wait now are printed; at least 5 are given */
  constructor(expectedSeconds = 0) {
    const seconds = Math.max(5, Math.ceil(expectedSeconds));
    super({ params: { seconds }, details: { seconds }, retryAfterSeconds: seconds });
  }
}
