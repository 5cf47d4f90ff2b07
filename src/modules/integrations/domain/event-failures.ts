import { Failure } from '#kernel/failure.ts';

/** The event does not exist any more, or the actor may not see it. */
export class MerchantEventNotFound extends Failure {
  readonly code = 'integrations.event-not-found';
  readonly kind = 'missing';
}
