import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlinesOf } from '#modules/closing/domain/month-close.ts';
import type { AnyMonthMail, MonthMail } from '#modules/closing/ports/month-mail.ts';

type Opened = Readonly<{
  mail: MonthMail;
  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void;
  /** The received mails; `id` is the part of the Message-ID before `@`. */
  sent(): readonly Readonly<{ to: string; id: string }>[];
  close(): Promise<void>;
}>;

/** The contract of `MonthMail`: every implementation passes it. */
export const describeMonthMail = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MonthMail`, () => {
    let opened: Opened;
    let mails = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (kind: 'READY' | 'REMINDER' | 'FILES' | 'THRESHOLD' | 'REDIRECTED'): AnyMonthMail => {
      const about = {
        to: 'pekarna@example.bg',
        month: '2026-10',
        merchantName: 'Пекарна София',
        language: 'bg',
        id: `contract-${(mails += 1)}`,
        deadlines: deadlinesOf('2026-10', { fiscalMode: 'ALT_REGIME' }, [{ vatRegistration: 'FULL' }]),
      } as const;
      if (kind === 'THRESHOLD') {
        const { to, merchantName, language, id } = about;
        return {
          to,
          merchantName,
          language,
          id,
          kind,
          audience: 'MERCHANT',
          limit: 'COUNTRY',
          step: 70,
          percent: 71,
          crossing: null,
        };
      }
      if (kind === 'REDIRECTED') return { ...about, kind, replyTo: 'shop@example.bg', month: null };
      if (kind !== 'FILES') return { ...about, kind, errors: 1, warnings: 2 };
      const attachment = { fileName: 'plateno-pekarna-2026-10-r1.zip', content: new Uint8Array([80, 75]) };
      return { ...about, kind, replyTo: 'shop@example.bg', attachment, isWithoutPdfs: false, notes: 2 };
    };
    const sentAs = (id: string) => opened.sent().filter((mail) => mail.id === id);

    it.each(['READY', 'REMINDER', 'FILES', 'THRESHOLD', 'REDIRECTED'] as const)(
      'MonthMail sends %s to its recipient',
      async (kind) => {
        const mail = make(kind);
        await opened.mail.send(mail);
        expect(sentAs(mail.id)).toEqual([{ to: mail.to, id: mail.id }]);
      },
    );

    it('MonthMail drops a permanently refused mail without an error', async () => {
      opened.failNext('REFUSED');
      const mail = make('READY');
      await opened.mail.send(mail);
      expect(sentAs(mail.id)).toEqual([]);
    });

    it('MonthMail fails while a mail cannot be sent, and sends it on a retry', async () => {
      opened.failNext('AWAY');
      const mail = make('FILES');
      await expect(opened.mail.send(mail)).rejects.toBeInstanceOf(Error);
      expect(sentAs(mail.id)).toEqual([]);
      await opened.mail.send(mail);
      expect(sentAs(mail.id)).toHaveLength(1);
    });
  });
};
