import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '#platform/mail/mailer.ts';
import { SmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openSmtpInbox, type SmtpInbox } from '#test/support/smtp-inbox.ts';

let inbox: SmtpInbox;
let folder: string;
let secret: string;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  folder = await mkdtemp(join(tmpdir(), 'plateno-mail-'));
  secret = join(folder, 'secret.txt');
  await writeFile(secret, 'secret');
});
afterAll(async () => {
  await inbox.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  inbox.mails.length = 0;
});

const send = (facts: object = {}): Promise<void> => {
  const mail: OutgoingMail = {
    to: 'ivan@example.com',
    replyTo: 'mehana@example.com',
    subject: 'Фактура',
    text: 'Здравейте',
    html: '<p>Здравейте</p>',
    messageId: '<1@plateno.example>',
    language: 'bg',
    attachments: [],
  };
  const mailer = new SmtpMailer({ smtpUrl: inbox.url, from: 'Plateno <receipts@plateno.example>' });
  return mailer.send({ ...mail, ...facts });
};

test.each([
  ['a file', () => ({ path: secret }), 'File access rejected'],
  ['a URL', () => ({ href: inbox.url.replace('smtp:', 'http:') }), 'Url access rejected'],
])('a mail with %s instead of a text is not sent', async (_, content, reason) => {
  await expect(send({ text: content() })).rejects.toThrow(reason);
  await expect(send({ html: content() })).rejects.toThrow(reason);
  expect(inbox.mails).toEqual([]);
});

test('Reply-To is one email, whatever is written in it', async () => {
  await send();
  await send({ replyTo: 'a@example.com, b@example.com\r\nBcc: c@example.com' });
  const headers = inbox.mails.map(({ raw }) => readMail(raw).headers);
  expect(headers.map((each) => each.get('reply-to'))).toEqual([
    'mehana@example.com',
    expect.stringMatching(/^<"[^"]*"@example\.com>$/),
  ]);
  expect(headers.some((each) => each.has('bcc'))).toBe(false);
});

test('a sender’s name is encoded and never becomes a header, an email or a second sender', async () => {
  const names = [
    'Цветарница „Иглика“ чрез Plateno',
    'Evil\r\nBcc: c@example.com',
    'Bank <security@bank.example>, "x"',
    'x'.repeat(500),
    'ספרים 12\u202e',
  ];
  for (const fromName of names) await send({ fromName });
  const headers = inbox.mails.map(({ raw }) => readMail(raw).headers);
  expect(headers.map((each) => each.get('from'))).toEqual([
    'Цветарница „Иглика“ чрез Plateno <receipts@plateno.example>',
    '"Evil Bcc: c@example.com" <receipts@plateno.example>',
    expect.stringMatching(/^".*" <receipts@plateno\.example>$/),
    `${'x'.repeat(120)} <receipts@plateno.example>`,
    '\u2068ספרים 12\u2069 <receipts@plateno.example>',
  ]);
  expect(inbox.mails.map(({ from, to }) => [from, ...to])).toEqual(
    names.map(() => ['receipts@plateno.example', 'ivan@example.com']),
  );
  expect(headers.some((each) => each.has('bcc'))).toBe(false);
});
