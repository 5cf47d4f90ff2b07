import { Failure } from '#kernel/failure.ts';

/** A sample event would look like one about real money. */
export class TestEventsRefused extends Failure {
  readonly code = 'test-events.refused';
  readonly kind = 'conflict';
}
