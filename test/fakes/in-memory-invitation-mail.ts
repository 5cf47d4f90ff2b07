import type { AddressedInvitation, InvitationMail } from '#modules/team/ports/invitation-mail.ts';

/** Records the mails. */
export class InMemoryInvitationMail implements InvitationMail {
  readonly sent: AddressedInvitation[] = [];

  async send(mail: AddressedInvitation): Promise<void> {
    this.sent.push(mail);
  }
}
