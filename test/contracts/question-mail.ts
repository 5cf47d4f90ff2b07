import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressedQuestionMail, QuestionMail } from '#modules/accountants/ports/question-mail.ts';

type Opened = Readonly<{
  mail: QuestionMail;
  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void;
  /** The received mails; `id` is the part of the Message-ID before `@`. */
  sent(): readonly Readonly<{ to: string; id: string }>[];
  close(): Promise<void>;
}>;

/** The contract of `QuestionMail`: every implementation passes it. */
export const describeQuestionMail = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as QuestionMail`, () => {
    let opened: Opened;
    let mails = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (kind: AddressedQuestionMail['kind'] = 'ASKED'): AddressedQuestionMail => ({
      kind,
      recipientName: 'Пекарна София',
      from: 'Иван Петров',
      question: 'За коя услуга е плащането?',
      answer: kind === 'ASKED' ? null : 'За маса.',
      to: 'pekarna@example.bg',
      language: 'bg',
      id: `contract-${(mails += 1)}`,
    });
    const sentAs = (id: string) => opened.sent().filter((mail) => mail.id === id);

    it.each(['ASKED', 'ANSWERED'] as const)('QuestionMail sends %s to its recipient', async (kind) => {
      const mail = make(kind);
      await opened.mail.send(mail);
      expect(sentAs(mail.id)).toEqual([{ to: mail.to, id: mail.id }]);
    });

    it('QuestionMail drops a permanently refused mail without an error', async () => {
      opened.failNext('REFUSED');
      const mail = make();
      await opened.mail.send(mail);
      expect(sentAs(mail.id)).toEqual([]);
    });

    it('QuestionMail fails while a mail cannot be sent, and sends it on a retry', async () => {
      opened.failNext('AWAY');
      const mail = make();
      await expect(opened.mail.send(mail)).rejects.toBeInstanceOf(Error);
      expect(sentAs(mail.id)).toEqual([]);
      await opened.mail.send(mail);
      expect(sentAs(mail.id)).toHaveLength(1);
    });
  });
};
