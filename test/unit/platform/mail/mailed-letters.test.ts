import { expect, test } from 'vitest';
import { letterType } from '#kernel/letters.ts';
import { messages } from '#messages/message-catalogue.ts';
import type { Config } from '#platform/config.ts';
import { MailedLetters } from '#platform/mail/mailed-letters.ts';
import type { OutgoingMail } from '#platform/mail/mailer.ts';

test('a letter that no module writes fails by its name and is not mailed', async () => {
  const mails: OutgoingMail[] = [];
  const letters = new MailedLetters({
    mailer: { send: async (mail) => void mails.push(mail) },
    messages,
    config: { mail: { from: 'Plateno <receipts@plateno.example>' } } as Config,
  });
  const sending = letters.send(letterType('links.unknown'), { to: 'ivan@example.com', id: 'one' });
  await expect(sending).rejects.toThrow('no module writes the letter links.unknown');
  expect(mails).toEqual([]);
});
