import { Failure } from '#kernel/failure.ts';

/** The text begins like a key and its checksum is wrong. */
export class KeyMistyped extends Failure {
  readonly code = 'keys.mistyped';
  readonly kind = 'unauthenticated';
}

/** No key has this text. */
export class KeyUnknown extends Failure {
  readonly code = 'keys.unknown';
  readonly kind = 'unauthenticated';
}

/** The key was ended, replaced at once, or its merchant has closed. */
export class KeyEnded extends Failure {
  readonly code = 'keys.ended';
  readonly kind = 'unauthenticated';
}

/** The time of the key is over, or the hours of grace after it was replaced. */
export class KeyExpired extends Failure {
  readonly code = 'keys.expired';
  readonly kind = 'unauthenticated';
}

/** A test key at an installation with live keys of the card provider, or the reverse. */
export class KeyOfOtherMode extends Failure {
  readonly code = 'keys.other-mode';
  readonly kind = 'unauthenticated';
}

/** The key may not be used from the caller's network. */
export class KeyNetworkRefused extends Failure {
  readonly code = 'keys.network';
  readonly kind = 'forbidden';
}

/** The merchant of the caller has no such key. */
export class KeyNotFound extends Failure {
  readonly code = 'keys.not-found';
  readonly kind = 'missing';
}

/** The key has ended already. */
export class KeyNotLive extends Failure {
  readonly code = 'keys.not-live';
  readonly kind = 'conflict';
}

/** The key lives on for its hours of grace, and another one replaces it. */
export class KeyReplaced extends Failure {
  readonly code = 'keys.replaced';
  readonly kind = 'conflict';
}
