import { Failure } from '#kernel/failure.ts';

type Code =
  | 'events.too-many-of-person'
  | 'events.too-many-of-key'
  | 'events.too-many-of-network'
  | 'events.too-many';

/** A further live connection would exceed the limit of one user or key, one network or this process. */
export class TooManyStreams extends Failure {
  readonly code: Code;
  readonly kind = 'limited';

  constructor(code: Code) {
    super({ retryAfterSeconds: 60 });
    this.code = code;
  }
}
