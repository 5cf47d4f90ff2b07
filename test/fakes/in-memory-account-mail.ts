import type { AccountMail, AddressedAccountMail } from '#src/modules/users/ports/account-mail.ts';

/** Records the mails. */
export class InMemoryAccountMail implements AccountMail {
  readonly sent: AddressedAccountMail[] = [];
  /** The recipient whose server refuses for now. */
  awayFor: string | null = null;
  /** The recipient whose server refuses for good. */
  refusedBy: string | null = null;

  async send(mail: AddressedAccountMail): ReturnType<AccountMail['send']> {
    if (mail.to === this.awayFor) throw new Error('the mail server is away');
    if (mail.to === this.refusedBy) return 'REFUSED';
    this.sent.push(mail);
    return 'SENT';
  }
}
