import type { Letters } from '#kernel/letters.ts';
import type { SecurityMailJob } from './queue-security-mail.ts';
import { aboutSecurity } from './security-letters.ts';
import type { UserAccounts } from './user-accounts.ts';

type Deps = Readonly<{ accounts: UserAccounts; letters: Letters }>;

/**
 * Sends one mail to the user's current e-mail, or to the reader of the job. A deleted or closed account gets none else, and
 * an unlocked one none about its lock.
 */
export class SendSecurityMail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ id, userId, personId, reader, ...about }: SecurityMailJob): Promise<void> {
    const { accounts, letters } = this.#deps;
    const account = await accounts.byId(userId);
    const isClosed = account === null || account.status === 'INACTIVE';
    const to = reader ?? (isClosed ? null : account);
    if (to === null) return;
    if (about.kind === 'ACCOUNT_LOCKED' && account?.status !== 'LOCKED') return;
    const person = personId === undefined ? null : await accounts.byId(personId);
    const fact = {
      ...about,
      ...(person === null ? {} : { person: `${person.firstName} ${person.lastName}` }),
    };
    const { firstName, email, language } = to;
    await letters.send(aboutSecurity, { fact, firstName, to: email, language, id: `security-${id}` });
  }
}
