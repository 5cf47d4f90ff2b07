import { Failure } from '#kernel/failure.ts';

/** No schedule of this id that the caller may see. */
export class ScheduleNotFound extends Failure {
  readonly code = 'schedules.not-found';
  readonly kind = 'missing';
}

/** No period of this id that the caller may see. */
export class RunNotFound extends Failure {
  readonly code = 'schedules.run-not-found';
  readonly kind = 'missing';
}

/** The schedule is not in a state in which this is possible. */
export class ScheduleStateRefused extends Failure {
  readonly code = 'schedules.state-refused';
  readonly kind = 'conflict';
}

/** The period has its document, or was left out. */
export class RunIsDone extends Failure {
  readonly code = 'schedules.run-is-done';
  readonly kind = 'conflict';
}

/** Another version is stored than the caller has read. */
export class ScheduleChanged extends Failure {
  readonly code = 'schedules.changed';
  readonly kind = 'conflict';
}
