import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { Letters } from '#kernel/letters.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { AccountToken } from '../domain/account-token.ts';
import type { User } from '../domain/user.ts';
import type { AccountTokens } from '../ports/account-tokens.ts';
import type { Users } from '../ports/users.ts';
import { aboutAccount, type AccountMailContent, type LinkMailKind } from './account-letters.ts';
import { isStillWanted } from './lock-account-of-token.ts';

/** A mail to a user, as the JSON data of a job; it holds no token. */
export type AccountMailRequest = Readonly<{
  kind: LinkMailKind | 'PASSWORD_RESET';
  userId: number;
  /** The recipient: the user's e-mail at the request, or the new one of CHANGE_EMAIL. */
  to: string;
  /** The address asked for, of UNDO_EMAIL. */
  newEmail?: string;
  /** When (ISO 8601) and from where it was asked for. */
  at: string;
  ip: string | null;
}>;

/** Enqueue it in the transaction of the fact. */
export const accountMail = jobType<AccountMailRequest>('users.account-mail', 30);

/** The request of a mail to the user's current e-mail. */
export const mailTo = (
  user: User,
  kind: AccountMailRequest['kind'],
  { now, ip = null }: Readonly<{ now: Date; ip?: string | null }>,
): AccountMailRequest => ({ kind, userId: user.id, to: user.email, at: now.toISOString(), ip });

type Deps = Readonly<{
  users: Users;
  tokens: AccountTokens;
  letters: Letters;
  work: UnitOfWork;
  clock: Clock;
  random: Random;
}>;

/**
 * Mails a user about the account. The token of the link is made here, so that the queue stores none; a repeated job makes
 * another one. A user who is not ACTIVE gets no mail, nor does a request that another password or address has ended.
 */
export class SendAccountMail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute(request: AccountMailRequest): Promise<void> {
    const { users, letters, work, random } = this.#deps;
    const { kind, userId, to, ip } = request;
    const at = new Date(request.at);
    const prepared = await work.transact(async () => {
      const [user] = await users.lock({ id: userId });
      if (user?.isActive !== true) return null;
      if (kind === 'PASSWORD_RESET') return { user, content: { kind } as const };
      if (!isStillWanted(user, { kind, email: to, at })) return null;
      return { user, content: await this.#withSecret(request, kind) };
    });
    if (prepared === null) return;
    const { firstName: name, username, language } = prepared.user.toRecord();
    const id = `account-${random.uuid()}`;
    const { content } = prepared;
    const letter = { content, to, name, username, language, at, ip, id };
    const { outcome } = await letters.send(aboutAccount, letter);
    await this.#record(userId, to, outcome);
  }

  /** The person and the back office see an address that a mail server refused for good. */
  async #record(userId: number, to: string, outcome: 'SENT' | 'REFUSED'): Promise<void> {
    const { users, work } = this.#deps;
    await work.transact(async () => {
      const [user] = await users.lock({ id: userId });
      if (user?.recordMail(to, outcome) === true) await users.save(user);
    });
  }

  async #withSecret(
    { userId, to: email, ip, newEmail = email }: AccountMailRequest,
    kind: LinkMailKind,
  ): Promise<AccountMailContent> {
    const { tokens, clock } = this.#deps;
    const secret = await tokens.issue(AccountToken.create({ userId, kind, email, ip }, clock.now()));
    return { kind, secret, newEmail };
  }
}
