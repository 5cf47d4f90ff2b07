import { Failure } from '#kernel/failure.ts';
import type { UserStatus } from './user-status.ts';

/** The same failure for every refused sign-in: it reveals nothing about the account. */
export class BadCredentials extends Failure {
  readonly code = 'users.bad-credentials';
  readonly kind = 'unauthenticated';
}

/** Another user has the e-mail. */
export class EmailTaken extends Failure {
  readonly code = 'users.e-mail-taken';
  readonly kind = 'conflict';
}

/** Another user has the username. */
export class UsernameTaken extends Failure {
  readonly code = 'users.username-taken';
  readonly kind = 'conflict';
}

/** No user has the id. */
export class UserNotFound extends Failure {
  readonly code = 'users.not-found';
  readonly kind = 'missing';
}

/** The own account cannot be locked, deleted or demoted (decision 7). */
export class OwnAccount extends Failure {
  readonly code = 'users.own-account';
  readonly kind = 'conflict';
}

/** The last ACTIVE administrator cannot be locked, deleted or demoted: no user could restore access. */
export class LastAdmin extends Failure {
  readonly code = 'users.last-admin';
  readonly kind = 'conflict';
}

/** The status does not permit this change. */
export class UserStatusRefused extends Failure {
  readonly code = 'users.state-refused';
  readonly kind = 'conflict';

  constructor(from: UserStatus, to: UserStatus) {
    super({ params: { from, to }, details: { from, to } });
  }
}

/** A user of role MERCHANT keeps the role: its rights are those of its merchant. */
export class MerchantUserKeepsRole extends Failure {
  readonly code = 'users.merchant-login-keeps-role';
  readonly kind = 'conflict';
}

/** The user account of a closed merchant stays LOCKED. */
export class MerchantIsClosed extends Failure {
  readonly code = 'users.merchant-is-closed';
  readonly kind = 'conflict';
}

/** The caller has no live session with the id. */
export class SessionNotFound extends Failure {
  readonly code = 'users.session-not-found';
  readonly kind = 'missing';
}
