import type { SecondFactorNeeded } from '#contract/users/second-factors.ts';
import { ApiError } from './api-error.ts';

/** The credentials were refused. The message is the authentication layer's (specification, point 8). */
export class LoginFailed extends Error {
  override readonly name = 'LoginFailed';

  constructor() {
    super('Login failed. Please check your credentials.');
  }
}

/** The password is right and the account has a second factor: the sign-in is completed by a code or passkey. */
export class SecondStepNeeded extends Error {
  override readonly name = 'SecondStepNeeded';
  readonly step: SecondFactorNeeded;

  constructor(step: SecondFactorNeeded) {
    super('A second factor is needed.');
    this.step = step;
  }
}

/** The second step took too long or had too many wrong answers: the password is needed again. */
export const isChallengeEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'sign-in.challenge-ended';
