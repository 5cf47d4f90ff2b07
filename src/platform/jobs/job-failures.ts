import { Failure } from '#kernel/failure.ts';

export class JobNotFound extends Failure {
  readonly code = 'jobs.not-found';
  readonly kind = 'missing';
}

/** Others come by themselves, run now or are done. */
export class JobNotFailed extends Failure {
  readonly code = 'jobs.not-failed';
  readonly kind = 'conflict';

  constructor(state: string) {
    super({ details: { state } });
  }
}
