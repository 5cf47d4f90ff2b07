import { Failure } from '#kernel/failure.ts';

/** No job has this id. */
export class JobNotFound extends Failure {
  readonly code = 'jobs.not-found';
  readonly kind = 'missing';
}

/** Only failed jobs can be retried: others are scheduled, running or done. */
export class JobNotFailed extends Failure {
  readonly code = 'jobs.not-failed';
  readonly kind = 'conflict';

  constructor(state: string) {
    super({ details: { state } });
  }
}
