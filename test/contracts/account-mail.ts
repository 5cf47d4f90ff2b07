import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountMail, AddressedAccountMail } from '#src/modules/users/ports/account-mail.ts';

type Opened = Readonly<{
  mail: AccountMail;
  /** The next mail, to this recipient, cannot be sent now. */
  failNext(to: string): void;
  /** The received mails; `id` is the part of the Message-ID before `@`. */
  sent(): readonly Readonly<{ to: string; id: string }>[];
  close(): Promise<void>;
}>;

const link = { secret: 'A'.repeat(43), newEmail: 'new@example.bg' };
const contents: readonly AddressedAccountMail['content'][] = [
  { kind: 'RESET', ...link },
  { kind: 'INVITE', ...link },
  { kind: 'VERIFY', ...link },
  { kind: 'CHANGE_EMAIL', ...link },
  { kind: 'UNDO_EMAIL', ...link },
  { kind: 'PASSWORD_RESET' },
];

/** The contract of `AccountMail`: every implementation passes it. */
export const describeAccountMail = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as AccountMail`, () => {
    let opened: Opened;
    let mails = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (content: AddressedAccountMail['content']): AddressedAccountMail => ({
      content,
      to: 'mara@example.bg',
      name: 'Мара',
      username: 'mara',
      language: 'bg',
      at: new Date('2026-11-20T10:00:00Z'),
      ip: '192.0.2.1',
      id: `contract-${(mails += 1)}`,
    });
    const sentAs = (id: string) => opened.sent().filter((mail) => mail.id === id);

    it.each(contents)('AccountMail sends $kind to its recipient with the given id', async (content) => {
      const mail = make(content);
      await opened.mail.send(mail);
      expect(sentAs(mail.id)).toEqual([{ to: mail.to, id: mail.id }]);
    });

    it('AccountMail fails while a mail cannot be sent, and sends it on a retry', async () => {
      const mail = make({ kind: 'PASSWORD_RESET' });
      opened.failNext(mail.to);
      await expect(opened.mail.send(mail)).rejects.toBeInstanceOf(Error);
      expect(sentAs(mail.id)).toEqual([]);
      await opened.mail.send({ ...mail });
      expect(sentAs(mail.id)).toHaveLength(1);
    });
  });
};
