import { Failure } from './failure.ts';

/** The browser that prints documents cannot start; documents are printed later. `cause` is the error. */
export class DocumentsAway extends Failure {
  readonly code = 'documents.away';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ retryAfterSeconds: 30, cause });
  }
}

/** Both attempts failed, each on a page of its own, although the browser prints other pages: the document is wrong. */
export class PrintFailed extends Failure {
  readonly code = 'documents.failed';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ retryAfterSeconds: 30, cause });
  }
}

/**
 * The document is not printed within the time of a call, the print queue is full, or the machine is too loaded to print.
 * In the first case the print goes on.
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

/**
 * Whether a print failed because of the browser or a loaded machine: the same document is printed later, however often it
 * was tried. Any other failure is the document's own.
 */
export const isPrintedLater = (error: unknown): error is DocumentsAway | PrintQueueFull =>
  error instanceof DocumentsAway || error instanceof PrintQueueFull;

/** Milliseconds after which a mail that waits for the printer is tried again, as often as needed. */
export const printedLaterMs = 60_000;
