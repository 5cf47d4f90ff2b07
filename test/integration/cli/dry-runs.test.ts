import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { commandClasses } from '#test/support/command-classes.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { sampleArchive, zipOf } from '#test/support/sample-archive.ts';
import { keptCards } from '../main-job/kept-cards-fixture.ts';
import { faultMaker } from '../modules/closing/document-faults-fixture.ts';
import { camtOf, ibanOf } from '../modules/banking/bank-files.ts';
import { draft } from '../modules/invoices/invoice-callers.ts';
import { scheduleSteps } from '../modules/schedules/schedules-fixture.ts';

const all = await commandClasses();
const rehearsable = [...all].filter(([, { flags = {} }]) => 'dry-run' in flags).map(([name]) => name);

let shop: TestApplication;
let merchant: TestMerchant;
let empty: TestDatabase;
let folder: string;

/** Arguments of a command, run in this order: accepted ones, then refused ones. */
type Args = readonly (string | number)[];
type Trial = Readonly<{ possible: readonly Args[]; refused: readonly Args[]; elsewhere?: TestDatabase }>;

beforeAll(async () => {
  // The first merchant is the operator, which bills the others.
  shop = await startApplication({ isWorking: false, variables: { OPERATOR_MERCHANT_ID: '1' } });
  merchant = await shop.addMerchant();
  await shop.registerForVat(merchant.id);
  empty = await createTestDatabase();
  // An event of the provider would be stored at any time.
  await shop.control.setFault({ kind: 'webhook-drop', times: 1_000 });
  folder = await mkdtemp(join(tmpdir(), 'plateno-dry-'));
});
afterAll(async () => {
  for (const client of clients.values()) await (await client).end();
  await shop.stop();
  await empty.drop();
  await rm(folder, { recursive: true });
});

/** Tables in which a running server notes the time of its upkeep. */
const upkeep = ['version', 'queue'];

const connect = async ({ migratorUrl: connectionString }: TestDatabase): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
};
/** One connection a database: it plans the statement over all tables once. */
const clients = new Map<TestDatabase, Promise<pg.Client>>();
const clientOf = (database: TestDatabase): Promise<pg.Client> => {
  const client = clients.get(database) ?? connect(database);
  clients.set(database, client);
  return client;
};

/** Number and digest of the rows of every table, with the transactions that wrote them, and the names of the queues. */
const rowsOf = async (database: TestDatabase): Promise<unknown> => {
  const client = await clientOf(database);
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname = 'pgboss' and tablename <> all ($1)) order by 1`,
    [upkeep],
  );
  const counts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*), sum(hashtextextended(t.xmin::text || t::text, 0)::numeric) from ${name} t`,
  );
  const { rows } = await client.query<{ name: string }>({
    // A name stands for one text: a restored database has more tables than an empty one.
    name: `rows of ${counts.length} tables`,
    text: counts.join(' union all '),
  });
  const queues = await client.query('select name from pgboss.queue order by name');
  return [new Map(rows.map(({ name, ...digest }) => [name, digest])), queues.rows];
};

const file = async (name: string, content: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};
const sell = async (customerEmail = 'maria@example.com'): Promise<number> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant), { customerEmail });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  return checkout.paymentId;
};
const write = async (facts: object = {}): Promise<number> =>
  accepted(await merchant.api.post<Invoice>('/invoices', draft(facts))).id;
const addStaff = async (role: 'SUPPORT' | 'ACCOUNTANT'): Promise<number> => (await shop.addStaff(role)).id;
const idOf = async (sql: string): Promise<string> =>
  (await shop.database.rows<{ id: string }>(sql)).map(({ id }) => String(id))[0]!;

const importing = async (heading: string, good: string, bad: string): Promise<Trial> => {
  const of = ['--merchant', merchant.id];
  const good1 = await file('good.csv', `${heading}\n${good}\n`);
  return {
    possible: [[good1, ...of]],
    refused: [
      [await file('bad.csv', `${heading}\n${bad}\n`), ...of],
      [good1, '--merchant', 999_999],
    ],
  };
};

const trials: Readonly<Record<string, () => Promise<Trial>>> = {
  'accounts refresh': async () => {
    await shop.addProviderAccount(merchant.id, 'acct_1DryRun');
    return { possible: [[merchant.id]], refused: [[(await shop.addMerchant()).id], [999_999]] };
  },
  'bank import': async () => {
    const iban = ibanOf(81_001);
    await shop.database.rows('update merchants set iban = :iban where id = :id', { id: merchant.id, iban });
    const [whole, broken] = [join(folder, 'whole.xml'), join(folder, 'broken.xml')];
    const lines = [{ on: '2026-11-03', amount: 12, reference: 'DRY' }];
    await writeFile(whole, camtOf({ iban, lines }));
    await writeFile(broken, camtOf({ iban, lines, closing: 1 }));
    const of = ['--merchant', merchant.id];
    return { possible: [[whole, ...of]], refused: [[broken, ...of]] };
  },
  'customers import': () =>
    importing('име,имейл', 'Пекарна Изгрев ООД,izgrev@example.bg', 'Пекарна Изгрев ООД,не е адрес'),
  'items import': () => importing('name;price;rate', 'Торта;12,50;20', 'Торта;много;20'),
  'db restore': async () => {
    const copy = join(folder, 'copy');
    await runPlateno(shop.env, ['db', 'backup', '--to', copy]);
    const from = ['--from', copy];
    return { possible: [from], refused: [from, ['--from', folder]], elsewhere: empty };
  },
  'events retry': async () => {
    const event = await idOf(
      `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
       values ('stripe', 'evt_dry', 'charge.updated', false, '{}', 'PARKED', 'UNMATCHED', now()) returning id`,
    );
    return { possible: [[event]], refused: [[event], [999_999, event]] };
  },
  'jobs retry': async () => {
    await shop.openCheckout(await shop.createLink(merchant));
    const job = await idOf(
      `update pgboss.job set state = 'failed', completed_on = now()
       where id = (select id from pgboss.job where name = 'payments.look' limit 1) returning id`,
    );
    return { possible: [[job]], refused: [[job], [crypto.randomUUID()]] };
  },
  'bills run': async () => {
    const { id } = await shop.addMerchant();
    await shop.database.rows(
      `select enter_plan(:id, 'GROWTH', 'PAID', '2026-09-01', 'system:tests', null, now())`,
      { id },
    );
    return {
      possible: [['--month', '2026-09']],
      refused: [
        ['--month', '2099-01'],
        ['--month', '2026-9'],
      ],
    };
  },
  'invoices correct-proof': async () => {
    const maker = faultMaker(shop);
    const cakes = await shop.addMerchant();
    await shop.registerForVat(cakes.id);
    await maker.pay(cakes);
    await maker.loseLetters(cakes, 'Торта \ud83c');
    const of = [
      '--id',
      await idOf(`select id from invoices where merchant_id = ${cakes.id}`),
      '--reason',
      'Знак',
    ];
    return { possible: [of], refused: [of, ['--id', await write(), '--reason', 'Знак']] };
  },
  'invoices credit': async () => {
    const of = ['--id', await write(), '--reason', 'Върната стока'];
    return {
      possible: [
        [...of, '--line', '1:1'],
        [...of, '--whole'],
      ],
      refused: [
        [...of, '--whole'],
        ['--id', await write(), '--whole', '--kind', 'OTHER'],
      ],
    };
  },
  'invoices debit': async () => {
    const lines = await file(
      'lines.json',
      JSON.stringify([{ description: 'Доплащане', quantity: 1, unitPrice: 10, taxRate: 20 }]),
    );
    const of = (id: number) => ['--id', id, '--file', lines, '--reason', 'Промяна на цената'];
    const nameless = await write({ customer: { ...draft().customer, email: undefined } });
    const repeated = [...of(await write()), '--send', '--request-key', 'dry-1'];
    return {
      possible: [repeated, repeated],
      refused: [
        [...of(nameless), '--send'],
        [...of(nameless), '--due', '2020-01-01'],
        [...repeated.slice(0, -3), '--request-key', 'dry-1'],
      ],
    };
  },
  'invoices pay': async () => {
    const [part, full] = [await write(), await write()];
    const on = ['--on', businessDateOf(new Date())];
    return {
      possible: [
        [part, ...on, '--amount', 1],
        [full, ...on],
      ],
      refused: [
        [full, ...on],
        [part, ...on, '--amount', 100_000],
        [part, '--on', '2099-01-01'],
      ],
    };
  },
  'mandates end': async () => {
    // Not registered for VAT.
    const { mandate } = await keptCards(shop, await shop.addMerchant()).keep();
    return { possible: [[mandate.id]], refused: [[mandate.id, 999_999]] };
  },
  'links cancel': async () => {
    const { id } = await shop.createLink(merchant);
    return { possible: [[id]], refused: [[id, 999_999]] };
  },
  'merchants assign': async () => {
    const of = ['--accountant', await addStaff('ACCOUNTANT')];
    return {
      possible: [
        [...of, merchant.id],
        [...of, '--remove', merchant.id],
      ],
      refused: [
        [...of, 999_999],
        ['--accountant', await addStaff('SUPPORT'), merchant.id],
      ],
    };
  },
  'merchants delete': async () => {
    const { id } = await shop.registerMerchant();
    return { possible: [[id]], refused: [[id]] };
  },
  'merchants plan': async () => {
    const { id } = await shop.registerMerchant();
    return {
      possible: [
        [id, 'PRO'],
        [id, 'PRO', '--free'],
        [id, 'PRO', '--from', '2099-12-01', '--reason', 'по договор'],
      ],
      refused: [
        [999_999, 'PRO'],
        [id, 'PRO', '--from', '2026-01-01'],
      ],
    };
  },
  'merchants status': async () => {
    const { id } = await shop.registerMerchant();
    return {
      possible: [['ACTIVE', id]],
      refused: [
        ['ACTIVE', 999_999],
        ['SUSPENDED', id, '--reason', ' \u0000'],
      ],
    };
  },
  'payments refund': async () => {
    const id = await sell();
    return {
      possible: [
        [id, '--amount', 5],
        [id, id],
      ],
      refused: [[id], [await sell(), '--amount', 99_999], [999_999]],
    };
  },
  'privacy erase': async () => {
    await sell('penka@example.com');
    return { possible: [['--email', 'penka@example.com']], refused: [['--email', 'no-one@example.com']] };
  },
  'merchants import': async () => {
    const zip = join(folder, 'archive.zip');
    await writeFile(zip, await zipOf(sampleArchive()));
    return {
      possible: [[zip], [zip, '--owner', 'lipa-owner@example.bg']],
      refused: [[await file('no.zip', 'x')]],
    };
  },
  'rates import': async () => ({
    possible: [[await file('rates.csv', 'Date,USD\n2026-11-20,1.1602\n')]],
    refused: [[await file('no-rates.csv', 'hello\n')]],
  }),
  'schedules run': async () => {
    const steps = scheduleSteps(shop);
    await steps.makeDue(await steps.write(await steps.addSeller()));
    return { possible: [['--now']], refused: [] };
  },
  'users lock': async () => {
    const [id, other] = [await addStaff('SUPPORT'), await addStaff('SUPPORT')];
    const administrator = await idOf(`select id from users where username = 'admin'`);
    await shop.database.rows(`update users set role = 'ADMIN' where id = ${other}`);
    return { possible: [[id]], refused: [[id], [other, administrator]] };
  },
  'users unlock': async () => {
    const id = await addStaff('SUPPORT');
    await runPlateno(shop.env, ['users', 'lock', String(id)]);
    return { possible: [[id]], refused: [[id]] };
  },
};

/** Each rehearsal opens an application of its own: one that is accepted and one that is refused, and all with every row. */
const isRehearsed = (place: number): boolean => isEveryRow || place === 0;

test('every command with --dry-run is tried', () => {
  expect(Object.keys(trials).toSorted()).toEqual(rehearsable.toSorted());
});

test.each(rehearsable)(
  'a dry run of %s writes nothing and is refused what the command is refused, in its words',
  async (name) => {
    const { possible, refused, elsewhere } = await trials[name]!();
    const database = elsewhere ?? shop.testDatabase;
    const { url: DATABASE_URL, migratorUrl: DATABASE_MIGRATOR_URL } = database;
    const confirmed = 'yes' in all.get(name)!.flags! ? ['--yes'] : [];
    const run = async (given: Args, ...flags: readonly string[]) => {
      const args = [...name.split(' '), ...given.map(String), ...flags, '--json'];
      return runPlateno({ ...shop.env, DATABASE_URL, DATABASE_MIGRATOR_URL }, args);
    };
    const rehearse = async (args: Args) => {
      const before = await rowsOf(database);
      const outcome = await run(args, '--dry-run');
      expect(await rowsOf(database)).toEqual(before);
      return outcome;
    };
    for (const [place, args] of possible.entries()) {
      const foreseen = isRehearsed(place) ? (await rehearse(args)).code : 0;
      expect([foreseen, (await run(args, ...confirmed)).code]).toEqual([0, 0]);
    }
    for (const args of refused.filter((_, place) => isRehearsed(place))) {
      const foreseen = await rehearse(args);
      expect(foreseen.code).not.toBe(0);
      const { code, stdout } = await run(args, ...confirmed);
      expect({ code, stdout }).toEqual({ code: foreseen.code, stdout: foreseen.stdout });
    }
  },
);
