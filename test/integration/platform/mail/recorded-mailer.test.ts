import { afterAll, beforeAll, expect, test } from 'vitest';
import { system } from '#kernel/actor.ts';
import type { DataSubject } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { readMailStatus } from '#platform/mail/mail-outcome.ts';
import { MailRejected, type OutgoingMail } from '#platform/mail/mailer.ts';
import { RecordedMailer } from '#platform/mail/recorded-mailer.ts';
import { personalRefusals, saveRefusal } from '#platform/mail/refused-emails.ts';
import { SmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { openSmtpInbox, type SmtpInbox } from '#test/support/smtp-inbox.ts';

let testDatabase: TestDatabase;
let opened: OpenDatabase;
let database: Database;
let inbox: SmtpInbox;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  opened = openDatabase(testDatabase.url);
  database = opened.database;
  inbox = await openSmtpInbox();
});
afterAll(async () => {
  await inbox.close();
  await opened.close();
  await testDatabase.drop();
});

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
const silent = { warn: () => undefined };

const sendTo = (smtpUrl: string): Promise<void> => {
  const mailer = new SmtpMailer({ smtpUrl, from: 'Plateno <receipts@plateno.example>' });
  return new RecordedMailer({ mailer, database, log: silent }).send(mail);
};

test('the mail status is that of the latest attempt: unused, sending, failing with the reason, sending again', async () => {
  expect(await readMailStatus(database)).toEqual({ state: 'unused', attemptedAt: null, error: null });
  await sendTo(inbox.url);
  expect(await readMailStatus(database)).toMatchObject({ state: 'sending', error: null });
  await expect(sendTo('smtp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
  expect(await readMailStatus(database)).toMatchObject({
    state: 'failing',
    error: expect.stringContaining('ECONNREFUSED'),
  });
  await sendTo(inbox.url);
  expect(await readMailStatus(database)).toMatchObject({
    state: 'sending',
    attemptedAt: expect.any(String),
    error: null,
  });
});

test('mails that a process sends within seconds record one success, and a failure between them is recorded at once', async () => {
  const mailer = new SmtpMailer({ smtpUrl: inbox.url, from: 'Plateno <receipts@plateno.example>' });
  let isFailing = false;
  const switched = {
    send: (sent: OutgoingMail) => (isFailing ? Promise.reject(new Error('451 busy')) : mailer.send(sent)),
  };
  const recorded = new RecordedMailer({ mailer: switched, database, log: silent });
  await recorded.send(mail);
  await database.rows('delete from mail_outcome');
  await recorded.send(mail);
  expect(await readMailStatus(database)).toMatchObject({ state: 'unused' });
  isFailing = true;
  await expect(recorded.send(mail)).rejects.toThrow('451');
  expect(await readMailStatus(database)).toMatchObject({ state: 'failing' });
  isFailing = false;
  await recorded.send(mail);
  expect(await readMailStatus(database)).toMatchObject({ state: 'sending' });
});

test('a permanently rejected mail does not make the mail status fail', async () => {
  const refusing = { send: () => Promise.reject(new MailRejected('550 no such user', null)) };
  const mailer = new RecordedMailer({ mailer: refusing, database, log: silent });
  await expect(mailer.send(mail)).rejects.toThrow('550');
  expect(await readMailStatus(database)).toMatchObject({ state: 'sending' });
});

test('the recorded reason of a mail failure names no recipient', async () => {
  const reason = '451 4.7.1 <ivan@example.com>: greylisted, try again later';
  const busy = { send: () => Promise.reject(new Error(reason)) };
  await expect(new RecordedMailer({ mailer: busy, database, log: silent }).send(mail)).rejects.toThrow(
    reason,
  );
  expect((await readMailStatus(database)).error).toBe('451 4.7.1 <…>: greylisted, try again later');
});

test('a mail is sent although its outcome cannot be recorded', async () => {
  const away = openDatabase('postgresql://unknown@127.0.0.1:1/nothing');
  const mailer = new SmtpMailer({ smtpUrl: inbox.url, from: 'Plateno <receipts@plateno.example>' });
  const sent = inbox.mails.length;
  await new RecordedMailer({ mailer, database: away.database, log: silent }).send(mail);
  expect(inbox.mails).toHaveLength(sent + 1);
  await away.close();
});

test('a refusal is found and erased by its address alone, and ends after a year with any mail', async () => {
  const refusals = personalRefusals({ database });
  const [person, other] = ['Otkaz@example.com', 'drug@example.com'].map(
    (email) => ({ kind: 'email', email }) as const,
  );
  const countOf = async (subject: DataSubject) => (await refusals.find(subject))[0]!.rows.length;
  await saveRefusal(database, 'otkaz@example.com', 'REFUSED');
  await saveRefusal(database, other!.email, 'REFUSED');
  expect(await countOf({ kind: 'user', userId: 1 })).toBe(0);
  expect(await refusals.erase(person!, system('test'), [])).toEqual([
    { kind: 'refused-mails', erased: 1, kept: 0, ground: null },
  ]);
  expect([await countOf(person!), await countOf(other!)]).toEqual([0, 1]);
  const age = () => database.rows("update refused_emails set refused_at = now() - interval '366 days'");
  await age();
  await saveRefusal(database, other!.email, 'REFUSED');
  expect(await countOf(other!)).toBe(1);
  await age();
  await saveRefusal(database, person!.email, 'SENT');
  expect(await countOf(other!)).toBe(0);
});
