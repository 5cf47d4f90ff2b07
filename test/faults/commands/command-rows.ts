import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDateOf } from '#kernel/business-date.ts';
import { accountantSteps } from '#test/integration/modules/accountants/accountants-fixture.ts';
import { camtOf, ibanOf } from '#test/integration/modules/banking/bank-files.ts';
import { faultMaker } from '#test/integration/modules/closing/document-faults-fixture.ts';
import { proformaSteps } from '#test/integration/modules/proformas/proformas-fixture.ts';
import { scheduleSteps } from '#test/integration/modules/schedules/schedules-fixture.ts';
import type { Callers } from '#test/integration/rights/callers.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { freshMandate } from '#test/support/fresh-mandate.ts';
import { sampleOf } from '#test/support/one-key/cut-calls.ts';
import { sampleArchive, zipOf } from '#test/support/sample-archive.ts';

/** One run of a command: its arguments behind its name, and the records that they name are its own. */
type Given = Readonly<{ args: readonly string[]; input?: string; variables?: NodeJS.ProcessEnv }>;
/** What a row has at hand. */
type Stage = Readonly<{
  callers: Callers;
  /** An empty folder of this run: its files are compared, too. */
  folder: string;
  /** Serves exchange rates. */
  ratesUrl: string;
  /** Another number for each run. */
  number: number;
}>;
export type MakeGiven = (stage: Stage) => Given | Promise<Given>;

const partsOf = (path: string): string[] => path.replace(/\?.*/, '').split('/');

/** The parameters of the path of a call that would be accepted, with what it needs. */
const paramsOf = async (call: string, { callers }: Stage): Promise<string[]> => {
  const sample = await sampleOf(call, callers);
  if (sample === undefined) throw new Error(`${call} has no sample`);
  const given = partsOf(sample.path);
  return partsOf(call.split(' ')[1]!).flatMap((part, place) => (part.startsWith(':') ? [given[place]!] : []));
};

/** The arguments name what a call over HTTP would name. */
const asCall =
  (call: string, argsOf: (params: string[], stage: Stage) => string[]): MakeGiven =>
  async (stage) => ({ args: argsOf(await paramsOf(call, stage), stage) });

const ofInvoice =
  (call: string, ...args: string[]): MakeGiven =>
  async (stage) => {
    const [id] = await paramsOf(call, stage);
    return { args: ['--id', id!, ...args, '--yes'] };
  };

const ofMonth = (call: string, ...args: string[]): MakeGiven =>
  asCall(call, ([merchant, month]) => ['--merchant', merchant!, '--month', month!, ...args]);

const secret = 'една дълга парола 7';
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });

const ofOwnMerchant =
  (...args: string[]): MakeGiven =>
  ({ callers: { own } }) => ({ args: ['--merchant', String(own.id), ...args] });

/** A merchant of its own, with its id put in the place of `ID`. */
const ofFreshMerchant =
  (...args: string[]): MakeGiven =>
  async ({ callers: { shop } }) => {
    const { id } = await shop.addMerchant();
    return { args: args.map((arg) => (arg === 'ID' ? String(id) : arg)) };
  };

const direct = { STRIPE_ROUTING: 'direct' };

const money: Readonly<Record<string, MakeGiven>> = {
  'links cancel': async ({ callers: { shop, own } }) => ({
    args: [String((await shop.createLink(own)).id), '--yes'],
  }),
  'mandates end': async ({ callers: { shop, own } }) => {
    const checkout = await shop.openCheckout(await shop.createLink(own));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    const { id } = await freshMandate(shop, checkout.paymentId);
    // What follows from the first event of the merchant is there before the command.
    accepted(await own.api.post(`/card-mandates/${id}/end`));
    return { args: [String((await freshMandate(shop, checkout.paymentId)).id), '--yes'] };
  },
  'links create': ofOwnMerchant('--amount', '12.50'),
  'payments confirm': async ({ callers: { shop, own } }) => {
    const checkout = await shop.openCheckout(await shop.createLink(own));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.expireFetches();
    return { args: [String(checkout.paymentId)] };
  },
  'payments reconcile': async ({ callers: { shop, own } }) => {
    // What other rows left is looked after before.
    await shop.expireFetches();
    await shop.reconcile();
    const checkout = await shop.openCheckout(await shop.createLink(own));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.expireFetches();
    return { args: [] };
  },
  'payments refund': asCall('POST /payments/:id/refunds', ([id]) => [id!, '--amount', '1', '--yes']),
  'payments resolve-mismatch': async ({ callers: { shop, own } }) => {
    await shop.control.setFault({ kind: 'payment-other-amount', amountMinor: 9_900, times: 1 });
    const { paymentId, sessionId } = await shop.openCheckout(await shop.createLink(own));
    await shop.control.pay({ session: sessionId });
    await shop.expireFetches();
    await shop.admin.post(`/payments/confirm/${paymentId}`);
    return { args: [String(paymentId), '--give-back', '--yes'] };
  },
  'events retry': async ({ callers: { shop }, number }) => {
    const [event] = await shop.database.rows<{ id: number }>(
      `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
       values ('stripe', 'evt_killed_' || :number, 'charge.updated', false, '{}', 'PARKED', 'UNMATCHED', now())
       returning id`,
      { number },
    );
    return { args: [String(event!.id)] };
  },
  'jobs retry': asCall('POST /jobs/:id/retry', ([id]) => [id!]),
  'rates fetch': async ({ callers: { shop }, ratesUrl }) => {
    await shop.database.rows('delete from exchange_rates');
    return { args: [], variables: { RATES_URL: ratesUrl } };
  },
  'rates import': async ({ callers: { shop } }) => {
    await shop.database.rows('delete from exchange_rates');
    const today = businessDateOf(new Date());
    return { args: ['-'], input: `Date,USD\n${today},1.0846\n2024-03-01,1.0813\n` };
  },
};

const documents: Readonly<Record<string, MakeGiven>> = {
  'invoices annul': ofInvoice('POST /invoices/:id/annul', '--reason', 'Грешка'),
  'invoices credit': ofInvoice('POST /invoices/:id/annul', '--whole', '--reason', 'Върната стока'),
  'invoices debit': async (stage) => {
    const { args } = await ofInvoice('POST /invoices/:id/annul', '--reason', 'Доплащане')(stage);
    const item = { description: 'Доставка', quantity: 1, unit: 'бр.', unitPrice: 5, taxRate: 0 };
    return { args: [...args, '--file', '-'], input: JSON.stringify([item]) };
  },
  'invoices correct-proof': async ({ callers: { shop } }) => {
    const merchant = await accountantSteps(shop).addComplete('Сладкарница ЕООД');
    const maker = faultMaker(shop);
    await maker.pay(merchant);
    await maker.loseLetters(merchant, 'Торта \ud83c');
    return { args: ['0000000001', '--merchant', String(merchant.id), '--reason', 'Отрязан знак', '--yes'] };
  },
  'invoices pay': asCall('POST /invoices/:id/payments', ([id]) => [
    id!,
    '--on',
    today(),
    '--amount',
    '1',
    '--yes',
  ]),
  'invoices send': ofInvoice('POST /invoices/:id/annul', '--to', 'maria@example.com'),
  'invoices anchor': ({ folder }) => ({ args: ['--to', `${folder}/anchors.jsonl`] }),
  'invoices buyer-requests accept': async (stage) => {
    const [id] = await paramsOf('POST /buyer-requests/:id/accept', stage);
    return { args: [id!, '--merchant', String(stage.callers.own.id), '--yes'] };
  },
  'invoices buyer-requests refuse': async (stage) => {
    const [id] = await paramsOf('POST /buyer-requests/:id/refuse', stage);
    return { args: [id!, '--merchant', String(stage.callers.own.id), '--reason', 'Късно', '--yes'] };
  },
  'schedules run': async ({ callers: { shop } }) => {
    const steps = scheduleSteps(shop);
    await steps.makeDue(await steps.write(await steps.addSeller()));
    return { args: ['--now'] };
  },
  'months close': ofMonth('POST /merchants/:id/months/:month/close'),
  'months reopen': ofMonth('POST /merchants/:id/months/:month/reopen', '--reason', 'Грешка'),
  'months send': ofMonth('POST /merchants/:id/months/:month/send', '--email', 'schetovodstvo@example.bg'),
  // A merchant of its own: the first import also makes the account.
  'bank import': async ({ callers: { shop }, number }) => {
    const { id } = await shop.addMerchant();
    const iban = ibanOf(90_000 + id);
    await shop.database.rows('update merchants set iban = :iban where id = :id', { id, iban });
    const lines = [1, 2].map((place) => ({
      on: '2026-11-03',
      amount: place,
      reference: `${number}-${place}`,
    }));
    return { args: ['-', '--merchant', String(id)], input: camtOf({ iban, lines }).toString() };
  },
  'customers import': ({ callers: { own }, number }) => ({
    args: ['-', '--merchant', String(own.id)],
    input: `Име;ЕИК\nКлиент ${number};\nДруг клиент ${number};\n`,
  }),
  'items import': ({ callers: { own }, number }) => ({
    args: ['-', '--merchant', String(own.id)],
    input: `name;price;rate\nЧаша ${number};12,50;20\nЧиния ${number};9,00;20\n`,
  }),
};

const people: Readonly<Record<string, MakeGiven>> = {
  'accounts refresh': async ({ callers: { shop }, number }) => {
    const { id } = await shop.addMerchant();
    await shop.database.rows('delete from provider_accounts where merchant_id = :id', { id });
    await shop.addProviderAccount(id, `acct_1Killed${number}`);
    return { args: [String(id)], variables: direct };
  },
  'accounts start': async (stage) => {
    const { id } = await stage.callers.shop.addMerchant();
    await stage.callers.shop.database.rows('delete from provider_accounts where merchant_id = :id', { id });
    return { args: ['--merchant', String(id)], variables: direct };
  },
  'merchants archive': ofFreshMerchant('ID'),
  'merchants assign': async ({ callers: { shop, accountant } }) => ({
    args: ['--accountant', String(accountant.id), String((await shop.addMerchant()).id)],
  }),
  'merchants delete': ofFreshMerchant('ID', '--yes'),
  'merchants edit': ofFreshMerchant('ID', '--business-name', 'Пекарна Изгрев'),
  'merchants import': async ({ number }) => {
    const zip = join(await mkdtemp(join(tmpdir(), 'plateno-zip-')), 'archive.zip');
    const about = { merchantId: 1_000 + number, email: `moved-${number}@example.bg` };
    await writeFile(zip, await zipOf(sampleArchive(about)));
    return { args: [zip] };
  },
  'merchants invite': ({ callers: { own }, number }) => ({
    args: [String(own.id), `killed-${number}@example.bg`, '--role', 'CASHIER'],
  }),
  'merchants limits': ofFreshMerchant('ID', '--day', '5000', '--reason', 'Проверен договор'),
  'merchants plan': ofFreshMerchant('ID', 'GROWTH'),
  'merchants register': ({ number }) => ({
    args: `--business-name Пекарна --email bakery-${number}@example.bg --phone 0888123456 --address София
      --password-stdin`.split(/\s+/),
    input: secret,
  }),
  'merchants status': ofFreshMerchant('SUSPENDED', 'ID'),
  'privacy erase': async ({ callers: { shop, own }, number }) => {
    const customerEmail = `forgotten-${number}@example.com`;
    const checkout = await shop.openCheckout(await shop.createLink(own), { customerEmail });
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    return { args: ['--email', customerEmail, '--yes'] };
  },
  'users create': ({ number }) => ({
    args: `--username killed-${number} --email killed-${number}@example.bg --first-name Вера --last-name Илиева
      --role SUPPORT --password-stdin`.split(/\s+/),
    input: secret,
  }),
  'users edit': asCall('DELETE /users/:id/factors', ([id], { number }) => [
    id!,
    '--email',
    `edited-${number}@example.bg`,
  ]),
  'users invite': asCall('POST /users/:id/invitation', ([id]) => [id!]),
  'users lock': asCall('POST /users/:id/lock', ([id]) => [id!]),
  'users reset-factors': asCall('DELETE /users/:id/factors', ([id]) => [id!]),
  'users reset-password': async (stage) => {
    const [id] = await paramsOf('POST /users/:id/lock', stage);
    return { args: [id!, '--password-stdin'], input: secret };
  },
  'users sessions': async ({ callers: { shop } }) => ({
    args: [String((await shop.addStaff('SUPPORT')).id), '--end'],
  }),
  'users unlock': asCall('POST /users/:id/unlock', ([id]) => [id!]),
};

const programs: Readonly<Record<string, MakeGiven>> = {
  'keys create': async (stage) => {
    await sampleOf('POST /api-keys', stage.callers);
    return {
      args: ['--merchant', String(stage.callers.own.id), '--name', 'Магазин', '--scopes', 'links:write'],
    };
  },
  'keys end': asCall('DELETE /api-keys/:id', ([id]) => [id!, '--yes']),
  'keys rotate': asCall('POST /api-keys/:id/rotate', ([id]) => [id!, '--grace-hours', '1']),
  'webhooks change': asCall('PUT /webhook-endpoints/:id', ([id]) => [id!, '--description', 'Друг магазин']),
  'webhooks create': ofFreshMerchant('--merchant', 'ID', '--url', 'https://shop.example/plateno'),
  'webhooks replay': async (stage) => {
    // Its merchant has no other events.
    const { callers } = stage;
    const fresh = await callers.shop.addMerchant();
    const records = { ...callers.ownedRecords.own, merchantId: fresh.id };
    const ownedRecords = { ...callers.ownedRecords, own: records };
    const [id] = await paramsOf('POST /webhook-endpoints/:id/replay', {
      ...stage,
      callers: { ...callers, own: fresh, ownedRecords },
    });
    return { args: [id!, '--from', today(), '--to', today(), '--only-failed'] };
  },
  'webhooks resend': asCall('POST /webhook-endpoints/:id/deliveries/:eventId/resend', (params) => params),
  'webhooks rotate': asCall('POST /webhook-endpoints/:id/rotate', ([id]) => [id!]),
  'webhooks test': asCall('POST /webhook-endpoints/:id/test', ([id]) => [id!]),
  'webhooks trigger': ({ callers: { own } }) => ({
    args: ['payment.succeeded', '--merchant', String(own.id)],
  }),
};

/** Commands that write files, and rows of the audit log. */
const files: Readonly<Record<string, MakeGiven>> = {
  'customers statement': async (stage) => {
    const [id] = await stage.callers.shop.database.rows<{ id: number }>(
      `insert into customers (merchant_id, kind, name, country, language, created_at)
       values (:id, 'PERSON', 'Клиент на извлечение', 'BG', 'bg', now()) returning id`,
      { id: stage.callers.own.id },
    );
    return { args: [String(id!.id), '--pdf', `${stage.folder}/statement.pdf`] };
  },
  'db backup': ({ folder }) => ({ args: ['--to', `${folder}/today`] }),
  'exports invoices': ({ folder }) => ({ args: ['--output', `${folder}/invoices.csv`] }),
  'exports ledger': ({ folder }) => ({ args: ['--output', `${folder}/ledger.csv`] }),
  'exports merchants': ({ folder }) => ({ args: ['--output', `${folder}/merchants.csv`] }),
  'exports payments': ({ folder }) => ({ args: ['--output', `${folder}/payments.csv`] }),
  'invoices pdf': async (stage) => {
    const [id] = await paramsOf('POST /invoices/:id/annul', stage);
    return { args: ['--id', id!, '--output', `${stage.folder}/invoice.pdf`] };
  },
  'months pack': async (stage) => {
    const { args } = await ofMonth('POST /merchants/:id/months/:month/reopen')(stage);
    return { args: [...args, '--output', `${stage.folder}/month.zip`] };
  },
  'proformas pdf': async ({ callers: { shop }, folder }) => {
    const steps = proformaSteps(shop);
    const { id } = await steps.write(await steps.addSeller());
    return { args: [String(id), '--output', `${folder}/proforma.pdf`] };
  },
  'privacy export': ({ callers: { own }, folder }) => ({
    args: ['--merchant', String(own.id), '--output', `${folder}/merchant.txt`],
  }),
};

/** Every command that writes, by its full name, with arguments of one run. */
export const rows: Readonly<Record<string, MakeGiven>> = {
  ...money,
  ...documents,
  ...people,
  ...programs,
  ...files,
};
