import { Failure } from '#kernel/failure.ts';

/** No endpoint of this id that the caller may see. */
export class EndpointNotFound extends Failure {
  readonly code = 'webhooks.endpoint-not-found';
  readonly kind = 'missing';
}

/** The endpoint has no delivery of this event. */
export class DeliveryNotFound extends Failure {
  readonly code = 'webhooks.delivery-not-found';
  readonly kind = 'missing';
}

/** Nothing is sent to an endpoint that is DISABLED. */
export class EndpointDisabled extends Failure {
  readonly code = 'webhooks.endpoint-disabled';
  readonly kind = 'conflict';
}
