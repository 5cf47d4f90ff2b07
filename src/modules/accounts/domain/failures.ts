import { Failure } from '#kernel/failure.ts';

/** The account is ACTIVE: nothing is left to do at the provider. */
export class AccountIsActive extends Failure {
  readonly code = 'accounts.active';
  readonly kind = 'conflict';
}

/** The provider has rejected the account. */
export class AccountIsRejected extends Failure {
  readonly code = 'accounts.rejected';
  readonly kind = 'conflict';
}

/** The merchant has disconnected the account from the platform. */
export class AccountWasLeft extends Failure {
  readonly code = 'accounts.left';
  readonly kind = 'conflict';
}

/** The merchant has no account at the provider yet. */
export class AccountNotStarted extends Failure {
  readonly code = 'accounts.not-started';
  readonly kind = 'conflict';
}

/** The merchant has no account, or does not exist. */
export class AccountNotFound extends Failure {
  readonly code = 'accounts.not-found';
  readonly kind = 'missing';
}

/** The stored account has changed during every attempt. */
export class AccountContested extends Failure {
  readonly code = 'accounts.contested';
  readonly kind = 'conflict';

  constructor() {
    super({ retryAfterSeconds: 2 });
  }
}
