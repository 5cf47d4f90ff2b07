import { Failure, type FailureParams, type FieldProblem } from './failure.ts';

type MalformedCode =
  | 'input.malformed'
  | 'input.malformed-address'
  | 'input.malformed-body'
  | 'input.control-characters'
  | 'input.too-many-parameters'
  | 'input.too-deep';

/** Refusals that any edge can give before a module is asked. */
export class MalformedInput extends Failure {
  readonly code: MalformedCode;
  readonly kind = 'malformed';
  override readonly fields: readonly FieldProblem[];

  constructor(
    code: MalformedCode = 'input.malformed',
    { params = {}, fields = [] }: { params?: FailureParams; fields?: readonly FieldProblem[] } = {},
  ) {
    super({ params });
    this.code = code;
    this.fields = fields;
  }
}

export class TooLarge extends Failure {
  readonly code = 'input.too-large';
  readonly kind = 'too-large';
}

/** A header that is a list is longer than `maximum` bytes. */
export class HeaderTooLong extends Failure {
  readonly code = 'input.header-too-long';
  readonly kind = 'too-large';

  constructor(header: string, maximum: number) {
    super({ params: { header, maximum } });
  }
}

export class UnsupportedMediaType extends Failure {
  readonly code: 'input.unsupported' | 'input.unsupported-encoding';
  readonly kind = 'unsupported';

  constructor(code: 'input.unsupported' | 'input.unsupported-encoding' = 'input.unsupported') {
    super();
    this.code = code;
  }
}

export class UrlNotFound extends Failure {
  readonly code = 'input.no-such-address';
  readonly kind = 'missing';
}

/** The database or the provider is away; nothing was done. */
export class Unavailable extends Failure {
  readonly code = 'input.unavailable';
  readonly kind = 'unavailable';

  constructor(cause?: unknown) {
    super({ retryAfterSeconds: 5, ...(cause === undefined ? {} : { cause }) });
  }
}

export class RateLimited extends Failure {
  readonly code: string;
  readonly kind = 'limited';

  /** @param code names what is limited, when one sentence for all limits would not help */
  constructor(seconds: number, code = 'input.rate-limited') {
    super({ params: { seconds, minutes: Math.ceil(seconds / 60) }, retryAfterSeconds: seconds });
    this.code = code;
  }
}

/** The first request with this Idempotency-Key has not been answered yet. */
export class RequestUnderWay extends Failure {
  readonly code = 'input.request-under-way';
  readonly kind = 'conflict';

  constructor() {
    super({ retryAfterSeconds: 1 });
  }
}

/** The Idempotency-Key was used before for something else. */
export class RequestKeyReused extends Failure {
  readonly code = 'input.request-key-reused';
  readonly kind = 'invalid';
}
