import { Failure } from '#kernel/failure.ts';

/** One answer for every refused sign-in, so that it tells nothing about the account. */
export class BadCredentials extends Failure {
  readonly code = 'users.bad-credentials';
  readonly kind = 'unauthenticated';
}

export class EmailTaken extends Failure {
  readonly code = 'users.e-mail-taken';
  readonly kind = 'conflict';
}

export class UsernameTaken extends Failure {
  readonly code = 'users.username-taken';
  readonly kind = 'conflict';
}

export class UserNotFound extends Failure {
  readonly code = 'users.not-found';
  readonly kind = 'missing';
}
