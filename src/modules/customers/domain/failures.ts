import { Failure } from '#kernel/failure.ts';

/** The customer does not exist or belongs to another merchant. */
export class CustomerNotFound extends Failure {
  readonly code = 'customers.not-found';
  readonly kind = 'missing';
}

/** The item does not exist or belongs to another merchant. */
export class ItemNotFound extends Failure {
  readonly code = 'items.not-found';
  readonly kind = 'missing';
}

/** No past buyer has this EIK or e-mail, or it is a customer already. */
export class ProposalNotFound extends Failure {
  readonly code = 'customers.no-such-proposal';
  readonly kind = 'missing';
}

/** Another person has changed the record since it was read. */
export class RecordChanged extends Failure {
  readonly code = 'customers.changed-since';
  readonly kind = 'conflict';
}

/** An archived record is not changed. */
export class RecordArchived extends Failure {
  readonly code = 'customers.archived';
  readonly kind = 'conflict';
}

/** The import does not exist or belongs to another merchant. */
export class ImportNotFound extends Failure {
  readonly code = 'customers.import-not-found';
  readonly kind = 'missing';
}

/** The import is older than a day, or was undone. */
export class ImportStays extends Failure {
  readonly code = 'customers.import-stays';
  readonly kind = 'conflict';
}
