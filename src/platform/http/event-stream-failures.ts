import { Failure } from '#kernel/failure.ts';

type Code = 'events.too-many-of-person' | 'events.too-many-of-network' | 'events.too-many';

/** One more live connection would exceed what one person, one network or this process may hold open. */
export class TooManyStreams extends Failure {
  readonly code: Code;
  readonly kind = 'limited';

  constructor(code: Code) {
    super({ retryAfterSeconds: 60 });
    this.code = code;
  }
}
