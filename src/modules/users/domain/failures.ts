import { Failure } from '#kernel/failure.ts';
import type { UserStatus } from './user-status.ts';

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

/** Nobody locks, deletes or demotes themselves (decision 7). */
export class OwnAccount extends Failure {
  readonly code = 'users.own-account';
  readonly kind = 'conflict';
}

/** Without an administrator who can sign in nobody could let the next one in. */
export class LastAdmin extends Failure {
  readonly code = 'users.last-admin';
  readonly kind = 'conflict';
}

export class UserStatusRefused extends Failure {
  readonly code = 'users.state-refused';
  readonly kind = 'conflict';

  constructor(from: UserStatus, to: UserStatus) {
    super({ params: { from, to }, details: { from, to } });
  }
}

/** A merchant's login is the only way into its portal, and its rights are the merchant's. */
export class MerchantUserKeepsRole extends Failure {
  readonly code = 'users.merchant-login-keeps-role';
  readonly kind = 'conflict';
}

/** The login of a closed merchant stays shut. */
export class MerchantIsClosed extends Failure {
  readonly code = 'users.merchant-is-closed';
  readonly kind = 'conflict';
}

export class SessionNotFound extends Failure {
  readonly code = 'users.session-not-found';
  readonly kind = 'missing';
}
