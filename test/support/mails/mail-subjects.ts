import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#test/architecture/rules/source.ts';

/** Keys with the word that are no subject of a mail. */
const noMails = ['exports.subject', 'exports.subject-id'];

/** The keys of the subjects of all mails, from the catalogues. */
export const mailSubjects = async (): Promise<string[]> => {
  const folder = join(root, 'src/messages');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const subjects = new Set(
    texts.flatMap((text) => [...text.matchAll(/'([\w.-]*\bsubject[\w-]*)':/g)].map(([, key]) => key!)),
  );
  return [...subjects].filter((key) => !noMails.includes(key));
};

/** Where people see that the mail server refused a mail for good. */
export type ShownAt =
  | 'account'
  | 'merchant'
  | 'merchant and accountant'
  | 'invitation'
  | 'month'
  | 'document'
  | 'nowhere';

/** By the beginning of the key of the subject. */
export const refusalShownAt: Readonly<Record<string, ShownAt>> = {
  // `refusedEmail` of the session, of the user in the back office, and the attention item of users.
  'accounts.mail.': 'account',
  'security-mails.': 'account',
  'webhooks.mail.': 'account',
  'archives.': 'account',
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
  'proformas.mail.accepted-subject': 'merchant',
  'proformas.mail.asked-subject': 'merchant',
  'schedules.mail.subject': 'merchant',
  // Its merchant sees that the proforma is neither accepted nor paid, and sends its page in another way.
  'proformas.mail.subject': 'nowhere',
  // Its merchant sees that the document is not paid, and sends the link in another way; the payer has the receipt page.
  'imports.mail.': 'nowhere',
  'payers.mail.asked': 'merchant',
  // Its reader asks for another one; no merchant has asked for it.
  'payers.mail.link': 'nowhere',
  // The invoice of the charge is mailed to the same address: its delivery has the refusal.
  'schedules.mail.announced': 'nowhere',
  // The page of the card is known to the reader of the mail only; its merchant can stop the card.
  'payments.card-mail.': 'nowhere',
  // A former recipient: its months go elsewhere, so that no screen has the address any more.
  'closing.mail.redirected': 'nowhere',
};

/** @throws Error for a mail of which nothing says where its refusal is shown */
export const shownAt = (subject: string): ShownAt => {
  const found = Object.entries(refusalShownAt).find(([beginning]) => subject.startsWith(beginning));
  if (found === undefined) throw new Error(`${subject} is not in the list`);
  return found[1];
};
