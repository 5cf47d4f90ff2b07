import { Failure } from '#kernel/failure.ts';

/** No proforma of this id or token that the caller may see. */
export class ProformaNotFound extends Failure {
  readonly code = 'proformas.not-found';
  readonly kind = 'missing';
}

/** It is not in a state in which this is possible. */
export class ProformaStateRefused extends Failure {
  readonly code = 'proformas.state-refused';
  readonly kind = 'conflict';
}

/** Money came for it, or its invoice was issued: it stays as it is. */
export class ProformaIsPaid extends Failure {
  readonly code = 'proformas.is-paid';
  readonly kind = 'conflict';
}

/** Another version is stored than the caller has read. */
export class ProformaChanged extends Failure {
  readonly code = 'proformas.changed';
  readonly kind = 'conflict';
}

/** Its last day has passed, or its merchant has withdrawn it. */
export class ProformaGone extends Failure {
  readonly code = 'proformas.gone';
  readonly kind = 'gone';
}
