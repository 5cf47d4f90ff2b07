import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { addMonths, daysOf } from '#kernel/month.ts';
import { readMail } from '#test/support/read-mail.ts';
import { inDays } from '#test/support/in-days.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { keptCards } from '../integration/main-job/kept-cards-fixture.ts';
import { scheduleSteps } from '../integration/modules/schedules/schedules-fixture.ts';
import { startWorker } from './support/processes.ts';
import { seededRandom } from './support/random.ts';
import { clockAt } from './support/wrong-clock.ts';

const isLong = process.env['FAULTS'] === 'long';
const months = isLong ? 13 : 2;
const count = isLong ? 200 : 12;
/** Of them, those that charge a card. */
const charging = isLong ? 20 : 2;
const workers = 3;
const random = seededRandom(55);
const plateno = join(import.meta.dirname, '../../cli/run.ts');
const charger = join(import.meta.dirname, 'support/charge-cards.ts');

let shop: TestApplication;
let merchant: TestMerchant;
let firstMonth: string;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
  const steps = scheduleSteps(shop);
  const cards = keptCards(shop, merchant);
  const [today] = await shop.database.rows<{ today: BusinessDate }>(
    `select (now() at time zone 'Europe/Sofia')::date::text as today`,
  );
  firstMonth = addMonths(today!.today.slice(0, 7), 1);
  const about = { day: 'LAST', startsOn: daysOf(firstMonth).from };
  const items = [{ description: 'Наем за {{месец}}', quantity: 1, unitPrice: 50, taxRate: 0 }];
  for (let place = 0; place < count; place += 1) {
    const isCharging = place < charging;
    const customerId = isCharging ? (await cards.keep({ expiryYear: 2_040 })).customerId : null;
    await steps.write(merchant, { ...about, items, customerId, chargesCard: isCharging });
  }
});
afterAll(() => shop.stop());

const runs = async (): Promise<number> => {
  const [row] = await shop.database.rows<{ count: number }>(
    'select count(*)::bigint as count from schedule_runs',
  );
  return row!.count;
};

/** A process of the product with its clock at ten in the morning of a day. @returns its end, and what kills it */
const begin = (day: BusinessDate, program: string, ...args: string[]) => {
  const env = { PATH: process.env['PATH'], ...shop.env, ...clockAt(`${day}T09:00:00Z`) };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(() => ({ code: child.exitCode, said }));
  return { ended, kill: () => void child.kill('SIGKILL'), isRunning: () => child.exitCode === null };
};

/** Three workers at once, each killed after some documents; then again, until all of the day are made. */
const runDay = async (day: BusinessDate, expected: number): Promise<void> => {
  const before = await runs();
  const started = Array.from({ length: workers }, () => begin(day, plateno, 'schedules', 'run', '--now'));
  await Promise.all(
    started.map(async ({ ended, kill, isRunning }) => {
      const after = 1 + Math.floor(random() * (expected - before - 1));
      await until('some documents are made', async () => !isRunning() || (await runs()) >= before + after);
      kill();
      await ended;
    }),
  );
  const whole = await Promise.all(
    Array.from({ length: workers }, () => begin(day, plateno, 'schedules', 'run', '--now').ended),
  );
  expect(whole.map(({ code, said }) => (code === 0 ? '' : said))).toEqual(['', '', '']);
  expect(await runs()).toBe(expected);
};

/** Two workers at once, of which one is killed at a random moment; then a whole one. */
const chargeDay = async (day: BusinessDate): Promise<void> => {
  const [victim, other] = [begin(day, charger), begin(day, charger)];
  const charged = async (): Promise<number> => {
    const rows = await shop.database.rows('select from payments where mandate_id is not null');
    return rows.length;
  };
  const before = await charged();
  await until(
    'a charge has begun, or none is due',
    async () => !victim.isRunning() || (await charged()) > before,
  );
  victim.kill();
  await Promise.all([victim.ended, other.ended]);
  const { code, said } = await begin(day, charger).ended;
  expect(code, said).toBe(0);
};

test(`${months} month ends of ${count} schedules, with workers killed at random: each period has one document and one charge`, async () => {
  for (let place = 0; place < months; place += 1) {
    const day = daysOf(addMonths(firstMonth, place)).to;
    await chargeDay(businessDate(addDays(day, -3)));
    await runDay(day, (place + 1) * count);
    await chargeDay(day);
  }
  const [found] = await shop.database.rows<
    Readonly<Record<'issued' | 'documents' | 'numbers' | 'all' | 'charged' | 'payments' | 'paid', number>>
  >(
    `select (select count(*) from schedule_runs where state = 'ISSUED')::bigint as issued,
       (select count(distinct invoice_id) from schedule_runs)::bigint as documents,
       (select max(number) - min(number) + 1 from invoices where merchant_id = :merchantId)::bigint as numbers,
       (select count(*) from invoices where merchant_id = :merchantId)::bigint as all,
       (select count(*) from schedule_runs where charge = 'CHARGED')::bigint as charged,
       (select count(*) from payments where mandate_id is not null)::bigint as payments,
       (select count(distinct payment_link_id) from payments
        where mandate_id is not null and status = 'SUCCEEDED')::bigint as paid`,
    { merchantId: merchant.id },
  );
  const documents = months * count;
  expect(found).toMatchObject({ issued: documents, documents });
  // No number is left out, and no document belongs to no period but those with which the cards were let stay.
  expect([found!.numbers, found!.all]).toEqual([documents + charging, documents + charging]);
  const charges = months * charging;
  expect(found).toMatchObject({ charged: charges, payments: charges, paid: charges });
  const wrong = (await shop.doctor()).filter((line) => /schedule|mandate|number|charge/.test(line));
  expect(wrong).toEqual([]);
});

type Delivery = Readonly<{ recipient: string; state: string; messageId: string }>;

test('a worker killed between documents and their mails: each document is mailed, and a mail sent again is the same one', async () => {
  const seller = await shop.addMerchant();
  const steps = scheduleSteps(shop);
  const emails = Array.from({ length: 6 }, (_, place) => `payer-${place}@example.com`);
  const items = [{ description: 'Такса за {{месец}}', quantity: 1, unitPrice: 50, taxRate: 0 }];
  for (const email of emails)
    await steps.write(seller, { items, customer: { kind: 'PERSON', name: 'Мария Георгиева', email } });
  const env = { ...shop.env, ...clockAt(`${inDays(0)}T09:00:00Z`) };
  const deliveries = () =>
    shop.database.rows<Delivery>(
      `select d.recipient, d.state, d.message_id as "messageId"
       from schedule_runs r join invoice_deliveries d on d.invoice_id = r.invoice_id where r.merchant_id = :id`,
      seller,
    );
  const victim = await startWorker(env);
  await until('a document waits for its mail', async () => (await deliveries()).length > 0);
  await victim.kill();
  const heir = await startWorker(env);
  await until('all documents are mailed', async () => {
    await shop.makeJobsDue();
    const all = await deliveries();
    return all.length === emails.length && all.every(({ state }) => state === 'SENT');
  });
  await heir.terminate();
  const all = await deliveries();
  expect(all.map(({ recipient }) => recipient).toSorted()).toEqual(emails);
  for (const { recipient, messageId } of all) {
    const mails = shop.mailbox.mails.filter(({ to }) => to.includes(recipient));
    expect(new Set(mails.map(({ raw }) => readMail(raw).headers.get('message-id')))).toEqual(
      new Set([messageId]),
    );
  }
  expect(await shop.doctor()).toEqual([]);
});
