import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '#test/architecture/rules/source.ts';

/** Where people read that the mail server refused a mail for good, by the beginning of the key of its subject. */
const shownAt: Readonly<Record<string, string>> = {
  // `refusedEmail` of the session, of the user in the back office, and the attention item of users.
  'accounts.mail.': 'account',
  'security-mails.': 'account',
  'webhooks.mail.': 'account',
  'accountants.mail.answered': 'account',
  // `refusedEmail` of the merchant in its settings and in the back office, and the attention item of merchants.
  'merchants.mail.': 'merchant',
  'merchants.change.': 'merchant',
  'accountants.mail.asked': 'merchant',
  'closing.mail.ready': 'merchant',
  'closing.mail.reminder': 'merchant',
  // The merchant, or the row of its accountant in the team.
  'closing.threshold.': 'merchant and accountant',
  // `isEmailRefused` of the row.
  'invitations.mail.': 'invitation',
  // `refusedAt` of the month, in portal and back office.
  'closing.mail.files': 'month',
  // The delivery of the document, the list of unsent mails and its attention item.
  'invoices.mail.subject': 'document',
  // The same address has the delivery of the document.
  'invoices.mail.buyer-refused': 'document',
  // A former recipient: its months go elsewhere, so that no screen has the address any more.
  'closing.mail.redirected': 'nowhere',
};
/** Keys with the word that are no subject of a mail. */
const noMails = ['exports.subject', 'exports.subject-id'];

test('each mail says where people see that it was refused for good', async () => {
  const folder = join(root, 'src/messages');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const subjects = new Set(
    texts.flatMap((text) => [...text.matchAll(/'([\w.-]*\bsubject[\w-]*)':/g)].map(([, key]) => key!)),
  );
  const mails = [...subjects].filter((key) => !noMails.includes(key));
  expect(mails.length).toBeGreaterThan(60);
  const places = Object.keys(shownAt);
  expect(mails.filter((key) => places.filter((place) => key.startsWith(place)).length !== 1)).toEqual([]);
  expect(places.filter((place) => !mails.some((key) => key.startsWith(place)))).toEqual([]);
});

test('every mail goes through the one mailer that records refusals', async () => {
  const users = (await sourceFiles('src'))
    .filter(({ text }) => /nodemailer|new SmtpMailer|new RecordedMailer/.test(text))
    .map(({ path }) => path);
  expect(users.toSorted()).toEqual(['src/platform/mail/smtp-mailer.ts', 'src/platform/platform.module.ts']);
});
