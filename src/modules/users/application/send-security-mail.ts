import type { SecurityMails } from '../ports/security-mails.ts';
import type { SecurityMailJob } from './queue-security-mail.ts';
import type { UserAccounts } from './user-accounts.ts';

type Deps = Readonly<{ accounts: UserAccounts; securityMails: SecurityMails }>;

/**
 * Sends one mail to the user's current e-mail. A deleted or closed account gets none, and an unlocked one none about its
 * lock.
 */
export class SendSecurityMail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ id, userId, ...fact }: SecurityMailJob): Promise<void> {
    const { accounts, securityMails } = this.#deps;
    const account = await accounts.byId(userId);
    if (account === null || account.status === 'INACTIVE') return;
    if (fact.kind === 'ACCOUNT_LOCKED' && account.status !== 'LOCKED') return;
    const { firstName, email: to, language } = account;
    await securityMails.send({ fact, firstName, to, language, id: `security-${id}` });
  }
}
