import type { Clock } from '#kernel/clock.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountMailLimits } from './account-mail-limits.ts';

/** The data of the job, as JSON; `at` is ISO 8601. */
export type PasswordResetRequest = Readonly<{ email: string; ip: string; at: string }>;

/** Looks the account up and mails the link. */
export const passwordResetRequest = jobType<PasswordResetRequest>('users.password-reset-request');

type Deps = Readonly<{ mailLimits: AccountMailLimits; jobs: Jobs; work: UnitOfWork; clock: Clock }>;

/**
 * Accepts a request of a new password without a session. The account is looked up by a job: answer, work and time are
 * the same for all addresses. @throws RateLimited for the network
 */
export class RequestPasswordReset {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ email, ip }: Readonly<{ email: string; ip: string }>): Promise<void> {
    const { mailLimits, jobs, work, clock } = this.#deps;
    await mailLimits.takeRequest(ip);
    const at = clock.now().toISOString();
    await work.transact(() => jobs.enqueue(passwordResetRequest, { email, ip, at }));
  }
}
