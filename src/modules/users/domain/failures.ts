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

/** Where the username is the e-mail, both conflicts are reported as EmailTaken. */
export const asEmailTaken = (error: unknown): unknown =>
  error instanceof UsernameTaken ? new EmailTaken() : error;

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

/** The caller is no member of the team of such a merchant, or the merchant is closed. */
export class NoMembership extends Failure {
  readonly code = 'team.no-membership';
  readonly kind = 'missing';
}

/** No open merchant has the id that staff wants to view. */
export class ViewedMerchantNotFound extends Failure {
  readonly code = 'team.merchant-not-found';
  readonly kind = 'missing';
}

/** The token of the link is unknown, used, replaced or expired, or its account is not ACTIVE. */
export class AccountLinkGone extends Failure {
  readonly code = 'accounts.link-gone';
  readonly kind = 'gone';
}

/** The account has a second factor: its code is needed beside the token. */
export class FactorCodeNeeded extends Failure {
  readonly code = 'accounts.code-needed';
  readonly kind = 'unauthenticated';
}

/** The code of the second factor is wrong or was used before. */
export class WrongFactorCode extends Failure {
  readonly code = 'accounts.wrong-code';
  readonly kind = 'unauthenticated';
}

/** The caller has no live session with the id. */
export class SessionNotFound extends Failure {
  readonly code = 'users.session-not-found';
  readonly kind = 'missing';
}

/** The password was right, and the account has a second factor: the sign-in is completed with the challenge. */
export class SecondFactorNeeded extends Failure {
  readonly code = 'sign-in.second-factor';
  readonly kind = 'unauthenticated';

  constructor(challenge: string, methods: readonly string[]) {
    super({ details: { challenge, methods } });
  }
}

/** The code is wrong, was used before, or belongs to another time. */
export class CodeRefused extends Failure {
  readonly code = 'sign-in.code-refused';
  readonly kind = 'unauthenticated';
}

/** The passkey is unknown, of another account, or its response does not fit the challenge. */
export class PasskeyRefused extends Failure {
  readonly code = 'sign-in.passkey-refused';
  readonly kind = 'unauthenticated';
}

/** The challenge is unknown, used, expired, or ended by wrong answers: the sign-in begins again. */
export class ChallengeEnded extends Failure {
  readonly code = 'sign-in.challenge-ended';
  readonly kind = 'unauthenticated';
}

/** The caller has no such second factor, or its confirmation took too long. */
export class FactorNotFound extends Failure {
  readonly code = 'users.factor-not-found';
  readonly kind = 'missing';
}

/** The account must have a second factor: its last one stays. */
export class LastFactor extends Failure {
  readonly code = 'users.last-factor';
  readonly kind = 'conflict';
}

/** The account has as many second factors as it may. */
export class TooManyFactors extends Failure {
  readonly code = 'users.too-many-factors';
  readonly kind = 'conflict';

  constructor(maximum: number) {
    super({ params: { maximum } });
  }
}

/** Recovery codes need a second factor. */
export class NoFactor extends Failure {
  readonly code = 'users.no-factor';
  readonly kind = 'conflict';
}

/** The passkey is registered already. */
export class PasskeyTaken extends Failure {
  readonly code = 'users.passkey-taken';
  readonly kind = 'conflict';
}
