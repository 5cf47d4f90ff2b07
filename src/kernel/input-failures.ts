import { Failure, type FailureParams, type FieldProblem } from './failure.ts';

type MalformedCode =
  | 'input.malformed'
  | 'input.malformed-address'
  | 'input.malformed-body'
  | 'input.control-characters'
  | 'input.too-many-parameters'
  | 'input.too-deep';

/** The request cannot be parsed. */
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

/** The header asks for a version of the API that does not exist, or no longer. */
export class UnknownVersion extends Failure {
  readonly code = 'input.unknown-version';
  readonly kind = 'malformed';
  override readonly fields: readonly FieldProblem[];

  constructor(header: string, versions: readonly string[]) {
    const params = { header, versions: versions.join(', ') };
    super({ params, details: { versions } });
    this.fields = [{ field: header, code: 'input.unknown-version', params }];
  }
}

/** The body is larger than the endpoint accepts. */
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

/** `Content-Type` or `Content-Encoding` is not supported. */
export class UnsupportedMediaType extends Failure {
  readonly code: 'input.unsupported' | 'input.unsupported-encoding';
  readonly kind = 'unsupported';

  constructor(code: 'input.unsupported' | 'input.unsupported-encoding' = 'input.unsupported') {
    super();
    this.code = code;
  }
}

/** No route has this path. */
export class UrlNotFound extends Failure {
  readonly code = 'input.no-such-address';
  readonly kind = 'missing';
}

/** The path of the API has other methods. */
export class MethodNotAllowed extends Failure {
  readonly code = 'input.method-not-allowed';
  readonly kind = 'method';

  constructor(allowed: readonly string[]) {
    super({ details: { allowed } });
  }
}

/** The database or the card provider does not answer; nothing was changed. */
export class Unavailable extends Failure {
  readonly code = 'input.unavailable';
  readonly kind = 'unavailable';

  constructor(cause?: unknown) {
    super({ retryAfterSeconds: 5, ...(cause === undefined ? {} : { cause }) });
  }
}

/** Rows that the request changes are being changed by others; all of it was undone, and it may succeed the next time. */
export class RowsBusy extends Failure {
  readonly code = 'input.busy';
  readonly kind = 'limited';

  constructor(cause: unknown) {
    super({ retryAfterSeconds: 2, cause });
  }
}

/** What the request refers to was deleted by others meanwhile, or is used by others since; all of it was undone. */
export class ReferenceGone extends Failure {
  readonly code = 'input.reference-gone';
  readonly kind = 'conflict';

  constructor(cause: unknown) {
    super({ cause });
  }
}

/** The server has no room for the intermediate results of this request; smaller ones go on. */
export class NoRoom extends Failure {
  readonly code = 'input.no-room';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ retryAfterSeconds: 60, cause });
  }
}

/** A rate limit is exceeded. */
export class RateLimited extends Failure {
  readonly code: string;
  readonly kind = 'limited';

  /**
   * @param seconds until the next attempt is permitted
   * @param code of a more specific message
   */
  constructor(seconds: number, code = 'input.rate-limited') {
    super({ params: { seconds, minutes: Math.ceil(seconds / 60) }, retryAfterSeconds: seconds });
    this.code = code;
  }
}

/** The first request with this Idempotency-Key is still in progress. */
export class RequestUnderWay extends Failure {
  readonly code = 'input.request-under-way';
  readonly kind = 'conflict';

  constructor() {
    super({ retryAfterSeconds: 1 });
  }
}

/** The Idempotency-Key was used for another request. */
export class RequestKeyReused extends Failure {
  readonly code = 'input.request-key-reused';
  readonly kind = 'invalid';
}
