import { accepted } from '#test/support/application/api-client.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRatesServer } from '#development/rates-server.ts';
import { keyFingerprint } from '#platform/key-fingerprint.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { commandClasses } from '#test/support/command-classes.ts';
import { freshMandate } from '#test/support/fresh-mandate.ts';
import { freshSchedule } from '#test/support/fresh-schedule.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { documentedLines } from './documented-lines.ts';
import { sampleArchive, zipOf } from '#test/support/sample-archive.ts';
import { camtOf, ibanOf } from '../modules/banking/bank-files.ts';

const commands = await commandClasses();
const lines = await documentedLines();
const rates = `<Envelope><Cube><Cube time="2026-11-20"><Cube currency="USD" rate="1.1712"/></Cube></Cube></Envelope>`;
const password = 'a passphrase of an operator';

let bank: Awaited<ReturnType<typeof startRatesServer>>;
let shop: TestApplication;
let folder: string;
/** The record behind ID in the documents, by command. */
let ids: Readonly<Record<string, number>>;
let invoiceNumber: string;
let merchantId: number;
/** The fingerprint of the key that signed the archive. */
let archiveKey: string;
let made = 0;

const keyOf = (archive: ReturnType<typeof sampleArchive>): string => {
  const { bytes } = archive.find(({ path }) => path === 'archive.json')!;
  return keyFingerprint(JSON.parse(new TextDecoder().decode(bytes)).anchorKeys[0]);
};

const pay = async (merchant: TestMerchant): Promise<OpenCheckout> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant), {
    customerEmail: 'maria@example.com',
    customerName: 'Мария',
  });
  await shop.control.pay({ session: checkout.sessionId });
  return checkout;
};

const sell = async (merchant: TestMerchant): Promise<number> => {
  const checkout = await pay(merchant);
  await shop.returnPaid(checkout);
  return checkout.paymentId;
};

/** A payment whose amount differs at the provider, and waits for a decision. */
const addMismatch = async (merchant: TestMerchant): Promise<number> => {
  await shop.control.setFault({ kind: 'payment-other-amount', amountMinor: 9_900, times: 1 });
  const { paymentId } = await pay(merchant);
  await shop.reconcile();
  return paymentId;
};

/** A webhook event that waits for a decision. */
const addParkedEvent = async (): Promise<number> => {
  const [event] = await shop.database.rows<{ id: number }>(
    `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
     values ('stripe', 'evt_parked', 'charge.updated', false, '{}', 'PARKED', 'UNMATCHED', now()) returning id`,
  );
  return event!.id;
};

/** The request of a payer for a document to a company. */
const addBuyerRequest = async (paymentId: number): Promise<number> => {
  const [request] = await shop.database.rows<{ id: number }>(
    `insert into buyer_requests (payment_id, invoice_id, merchant_id, buyer, state, obstacle, created_at)
     select payment_id, id, merchant_id, cast(:buyer as jsonb), 'OPEN', 'TOO_LATE', now() from invoices
     where payment_id = :paymentId returning id`,
    {
      paymentId,
      buyer: JSON.stringify({
        name: 'Тест ЕООД',
        taxId: '175074752',
        vatNumber: null,
        address: 'гр. София, ул. „Шипка“ № 1',
        country: 'BG',
      }),
    },
  );
  return request!.id;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-documented-'));
  await writeFile(join(folder, 'eurofxref-hist-90d.xml'), rates);
  bank = await startRatesServer();
  shop = await startApplication({ isWorking: false, variables: { RATES_URL: bank.url } });
  const merchant = await shop.addMerchant();
  const iban = ibanOf(7);
  accepted(await merchant.api.post('/bank/accounts', { iban }));
  const moved = { merchantId: 1_001, email: 'lipa@example.bg' };
  const archive = sampleArchive(moved);
  archiveKey = keyOf(archive);
  await writeFile(join(folder, 'plateno-lipa-2026-12-01.zip'), await zipOf(archive));
  const lines = [{ on: '2026-11-20', amount: 120, text: 'ф-ра 42' }];
  await writeFile(join(folder, 'izvlechenie.xml'), camtOf({ iban, lines }));
  const pending = await shop.registerMerchant();
  const staff = await shop.addStaff('SUPPORT');
  const locked = await shop.addStaff('ACCOUNTANT');
  const payment = await sell(merchant);
  const [invoice] = await shop.database.rows<{ number: string }>(
    'select invoice_number as number from invoices where payment_id = :payment',
    { payment },
  );
  invoiceNumber = invoice!.number;
  merchantId = merchant.id;
  const request = await addBuyerRequest(await sell(merchant));
  const mismatch = await addMismatch(merchant);
  await shop.database.rows(
    `update pgboss.job set state = 'failed', completed_on = now() where name = 'payments.look'`,
  );
  const webhook = { url: 'http://127.0.0.1:9999/plateno' };
  const { id: endpoint } = accepted(await merchant.api.post<{ id: number }>('/webhook-endpoints', webhook));
  ids = {
    'events retry': await addParkedEvent(),
    'invoices buyer-requests accept': request,
    'invoices send': merchant.id,
    'mandates end': (await freshMandate(shop, payment)).id,
    'merchants plan': merchant.id,
    'merchants status': pending.id,
    'payments confirm': payment,
    'payments refund': payment,
    'payments resolve-mismatch': mismatch,
    'payments show': payment,
    'users invite': staff.id,
    'schedules show': (await freshSchedule(shop, merchant.id)).id,
    'users lock': locked.id,
    'users reset-password': staff.id,
    'users sessions': staff.id,
    'webhooks change': endpoint,
    'webhooks deliveries': endpoint,
    'webhooks replay': endpoint,
    'webhooks rotate': endpoint,
    'users factors': staff.id,
    'users reset-factors': staff.id,
  };
});
afterAll(async () => {
  await shop.stop();
  await bank.stop();
  await rm(folder, { recursive: true });
});

/** Replaces the document's values by those of the test: ids, and files in the test's folder. */
const filled = (command: string, words: readonly string[]): string[] =>
  words.map((word, place) => {
    if (words[place - 1] === '--merchant') return String(merchantId);
    if (words[place - 1] === '--key') return archiveKey;
    if (word === 'ID') return String(ids[command]);
    if (word === 'NUMBER') return invoiceNumber;
    if (word === 'EMAIL' || word === 'ADDRESS') return 'maria@example.com';
    if (word === 'FILE' || word.startsWith('/mnt/')) return join(folder, 'anchors.jsonl');
    if (word.startsWith('/var/backups/')) return join(folder, `backup-${(made += 1)}`);
    // Each document may create the same user.
    if (/^vera\b/.test(word)) return word.replace('vera', `vera${(made += 1)}`);
    if (/^[\w-]+\.(xml|txt|zip)$/.test(word)) return join(folder, word);
    return word;
  });

/** Answers for a program without a terminal: questions by a flag, passwords on standard input. */
const answersOf = (command: string, words: readonly string[]): string[] => {
  const { flags = {} } = commands.get(command) ?? {};
  if ('yes' in flags && !words.includes('--dry-run')) return ['--yes'];
  return 'password-stdin' in flags ? ['--password-stdin'] : [];
};

const runCall = async (words: readonly string[], input: string): Promise<string> => {
  const names = [3, 2, 1].map((length) => words.slice(0, length).join(' '));
  const command = names.find((name) => commands.has(name))!;
  const answers = answersOf(command, words);
  const isPassword = answers.includes('--password-stdin');
  const { code, stdout, stderr } = await runPlateno(
    shop.env,
    [...filled(command, words), ...answers],
    isPassword ? password : input,
  );
  expect(code, `plateno ${words.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
};

test('the documents contain command lines of every kind', () => {
  expect(lines.length).toBeGreaterThan(30);
  for (const part of ['|', '&&', '--dry-run', 'exports ', 'privacy erase', 'db backup'])
    expect(
      lines.some(({ text }) => text.includes(part)),
      part,
    ).toBe(true);
});

test.for(lines.map((line) => [line.text, line] as const))(
  'the documented line "%s" exits with 0',
  async ([, { pipelines }]) => {
    for (const pipeline of pipelines) {
      // A pipeline that begins with another program, such as curl, would provide the rates.
      let output = pipeline[0]!.includes('-') ? rates : '';
      for (const [place, words] of pipeline.entries()) {
        expect(place === 0 || output !== '', 'nothing comes through the pipe').toBe(true);
        output = await runCall(words, output);
      }
    }
  },
);
