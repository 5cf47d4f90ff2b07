import type { BusinessDate } from '#kernel/business-date.ts';
import { Failure } from '#kernel/failure.ts';

/** The dispute does not exist, or the actor may not see it. */
export class DisputeNotFound extends Failure {
  readonly code = 'payments.dispute-not-found';
  readonly kind = 'missing';
}

/** The bank has decided the dispute. */
export class DisputeIsDecided extends Failure {
  readonly code = 'payments.dispute-decided';
  readonly kind = 'conflict';

  /** @param status WON, LOST or PREVENTED */
  constructor(status: string) {
    super({ details: { status } });
  }
}

/** The deadline for evidence has passed. */
export class EvidenceDeadlinePassed extends Failure {
  readonly code = 'payments.evidence-late';
  readonly kind = 'conflict';

  /** @param day the day of the deadline in Sofia */
  constructor(day: BusinessDate) {
    super({ params: { day: day.split('-').toReversed().join('/') }, details: { day } });
  }
}

/** The bank has the evidence of the dispute; it is submitted once. */
export class EvidenceIsSubmitted extends Failure {
  readonly code = 'payments.evidence-submitted';
  readonly kind = 'conflict';
}

/** A call with the evidence of the dispute is under way. */
export class EvidenceIsBeingSent extends Failure {
  readonly code = 'payments.evidence-being-sent';
  readonly kind = 'conflict';

  constructor() {
    super({ retryAfterSeconds: 5 });
  }
}

/** Neither a text nor a document is there to send. */
export class EvidenceIsEmpty extends Failure {
  readonly code = 'payments.evidence-empty';
  readonly kind = 'conflict';
}

/** The documents of the dispute would be larger together than the provider accepts. */
export class EvidenceTooLarge extends Failure {
  readonly code = 'payments.evidence-too-large';
  readonly kind = 'conflict';

  constructor(megabytes: number) {
    super({ params: { megabytes } });
  }
}

/** The evidence has no such document. */
export class EvidenceFileNotFound extends Failure {
  readonly code = 'payments.evidence-file-not-found';
  readonly kind = 'missing';
}
