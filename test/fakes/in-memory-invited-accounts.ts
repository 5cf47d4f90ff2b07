import { InvalidFields } from '#kernel/failure.ts';
import { EmailTaken, type InvitedAccounts } from '#modules/users/index.ts';

type Created = Parameters<InvitedAccounts['create']>[0] & Readonly<{ id: number }>;

/** Records the accounts; a password of less than six characters is refused. */
export class InMemoryInvitedAccounts implements InvitedAccounts {
  readonly created: Created[] = [];
  /** An address that has got an account meanwhile. */
  taken: string | null = null;

  async hashPassword(password: string): ReturnType<InvitedAccounts['hashPassword']> {
    if (password.length < 6)
      throw new InvalidFields([{ field: 'account.password', code: 'fields.text-too-short' }]);
    return `hash of ${password}` as never;
  }

  async create(account: Parameters<InvitedAccounts['create']>[0]): Promise<Readonly<{ id: number }>> {
    if (account.email === this.taken) throw new EmailTaken();
    const id = 100 + this.created.length;
    this.created.push({ ...account, id });
    return { id };
  }
}
