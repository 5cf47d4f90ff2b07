import { Failure } from '#kernel/failure.ts';

const retryAfterSeconds = 10;

/** All export slots are taken, and the wait was too long or the queue is full. Nothing was read. */
export class ExportsBusy extends Failure {
  readonly code = 'exports.busy';
  // A refusal under load, not a fault: it must not count as a server error.
  readonly kind = 'limited';

  constructor() {
    super({ params: { seconds: retryAfterSeconds }, retryAfterSeconds });
  }
}
