import { Failure } from '#kernel/failure.ts';

/** The document does not exist or belongs to another merchant. */
export class ForeignDocumentNotFound extends Failure {
  readonly code = 'imports.document-not-found';
  readonly kind = 'missing';
}

/** Nothing is open of the document. */
export class NothingOpen extends Failure {
  readonly code = 'imports.nothing-open';
  readonly kind = 'conflict';
}

/** The payment was made by a link, was taken back, or does not exist. */
export class ForeignPaymentStays extends Failure {
  readonly code = 'imports.payment-stays';
  readonly kind = 'conflict';
}

/** The import does not exist or belongs to another merchant. */
export class ForeignImportNotFound extends Failure {
  readonly code = 'imports.import-not-found';
  readonly kind = 'missing';
}

/** The import is older than a day, or was undone. */
export class ForeignImportStays extends Failure {
  readonly code = 'imports.import-stays';
  readonly kind = 'conflict';
}
