import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditSealing } from '#platform/audit/seal-audit-log.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { tamperWith } from './support/tamper-with.ts';

let shop: TestApplication;
let other: OpenDatabase;
let known: readonly string[] = [];

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  other = openDatabase(shop.testDatabase.url, { size: 2 });
});
afterAll(async () => {
  await other.close();
  await shop.stop();
});

const sealing = () => new AuditSealing({ database: other.database });
/** The first run notes the bound, the second seals up to it. */
const seal = async (): Promise<void> => {
  await sealing().run();
  await sealing().run();
};
const record = (database = shop.database): Promise<{ id: number }[]> =>
  database.rows<{ id: number }>(
    `insert into audit_log (at, actor, action, subject_type, subject_id, data)
     values (now(), 'system:test', 'job.retried', 'job', '7', '{"name":"Мария"}') returning id`,
  );
/** Four rows that are sealed together. */
const sealed = async (): Promise<number[]> => {
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await record())[0]!.id);
  await seal();
  return ids;
};
const found = async (): Promise<string[]> => {
  const all = (await shop.doctor()).filter((one) => one.startsWith('doctor.audit'));
  const more = all.filter((one) => !known.includes(one));
  known = all;
  return more;
};
const tamper = (table: string, statement: string, bindings: Readonly<Record<string, unknown>>) =>
  tamperWith(shop.database, { tables: [table], statements: [statement], bindings });

describe('the doctor names what was written past the audit log', () => {
  beforeEach(async () => void (await found()));

  it.each([
    ['a deleted row', 'missing', 'delete from audit_log where id = :id'],
    ['altered data', 'altered', `update audit_log set data = '{"name":"Иван"}' where id = :id`],
    ['another actor', 'altered', `update audit_log set actor = 'system:other' where id = :id`],
    ['another action', 'altered', `update audit_log set action = 'list.exported' where id = :id`],
    ['another subject', 'altered', `update audit_log set subject_id = '8' where id = :id`],
    ['another time', 'altered', `update audit_log set at = at + interval '1 microsecond' where id = :id`],
    ['another address', 'altered', `update audit_log set address = '192.0.2.1' where id = :id`],
    ['another request', 'altered', `update audit_log set request_id = 'other' where id = :id`],
  ])('the doctor names %s by its id', async (_, what, statement) => {
    const [, id] = await sealed();
    await tamper('audit_log', statement, { id });
    expect(await found()).toEqual([
      expect.stringMatching(new RegExp(`^doctor.audit-sealed: .*, seal \\d+: ${what} ${id}$`)),
    ]);
  });

  it('the doctor names a row that was inserted between sealed ones, and one before all', async () => {
    const { ids } = await shop.database.transact(async () => {
      const [first] = await record();
      await shop.database.rows(`select nextval(pg_get_serial_sequence('audit_log', 'id'))`);
      const [last] = await record();
      return { ids: [first!.id, last!.id] };
    });
    await seal();
    for (const id of [ids[0]! + 1, -5]) {
      await shop.database.rows(
        `insert into audit_log (id, at, actor, action, subject_type, subject_id, data) overriding system value
         values (:id, now(), 'user:1', 'job.retried', 'job', '9', '{}')`,
        { id },
      );
      expect(await found()).toEqual([expect.stringMatching(new RegExp(`inserted ${id}$`))]);
    }
  });

  it('the doctor counts the rows that it does not name one by one', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 25; count += 1) ids.push((await record())[0]!.id);
    await seal();
    await tamper('audit_log', 'delete from audit_log where id >= :id', { id: ids[0] });
    expect(await found()).toEqual([
      expect.stringMatching(`missing ${ids.slice(0, 20).join(', ')} and 5 more$`),
    ]);
  });
});

describe('the doctor names what was written past the seals', () => {
  const last = '(select max(id) from audit_seals)';
  beforeEach(async () => void (await found()));

  it.each([
    ['a time', `update audit_seals set sealed_at = sealed_at + interval '1 second' where id = ${last}`],
    [
      'the hash of a row',
      `update audit_seals set row_hashes = sha256('x') || substring(row_hashes from 33) where id = ${last}`,
    ],
    ['an id', `update audit_seals set row_ids[1] = row_ids[1] - 1 where id = ${last}`],
    ['the last id', `update audit_seals set to_id = to_id - 1 where id = ${last}`],
    ['a hash', `update audit_seals set hash = sha256('x') where id = ${last}`],
  ])('the doctor names a seal with %s altered', async (_, statement) => {
    await sealed();
    await tamper('audit_seals', statement, {});
    expect((await found()).join('\n')).toMatch(/seal \d+ of the audit log is altered/);
  });

  it('the doctor names a deleted seal, also the last one, and goes on to seal', async () => {
    await sealed();
    await sealed();
    await tamper('audit_seals', `delete from audit_seals where id = ${last} - 1`, {});
    expect(await found()).toEqual([expect.stringMatching(/seal \d+ of the audit log is missing$/)]);
    await tamper('audit_seals', `delete from audit_seals where id = ${last}`, {});
    expect((await found()).join('\n')).toMatch(/the last seal of the audit log is \d+, and \d+ is the last/);
    await sealed();
    expect((await found()).filter((one) => /missing \d|altered|inserted/.test(one))).toEqual([]);
  });
});

describe('the application', () => {
  it.each([`update audit_seals set hash = ''`, 'delete from audit_seals', 'truncate audit_seals'])(
    'the application cannot change seals: %s',
    async (statement) => {
      await expect(other.database.rows(statement)).rejects.toThrow('permission denied for table audit_seals');
    },
  );
});

describe('actions beside the sealing', () => {
  beforeEach(async () => void (await found()));

  it('a row with a smaller id that is committed after the bound is sealed and named by none', async () => {
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<number>();
    const late = shop.database.transact(async () => {
      written((await record())[0]!.id);
      await mayCommit;
    });
    const lateId = await isWritten;
    const [early] = await record(other.database);
    await seal();
    await seal();
    const stateOf = async () =>
      (await shop.database.rows<{ to: number }>('select to_id as to from audit_sealing'))[0]!.to;
    expect(await stateOf()).toBeLessThan(lateId);
    commit();
    await late;
    await seal();
    expect(await stateOf()).toBeGreaterThanOrEqual(early!.id);
    expect(await found()).toEqual([]);
    const covering = await shop.database.rows('select id from audit_seals where :id = any(row_ids)', {
      id: lateId,
    });
    expect(covering).toHaveLength(1);
  });

  it('seals beside many concurrent actions, some rolled back, are named by none', async () => {
    let isOver = false;
    const recording = async (): Promise<void> => {
      for (let count = 0; !isOver; count += 1) {
        const work = shop.database.transact(async () => {
          await record();
          if (count % 5 === 0) throw new Error('rolled back');
        });
        await work.catch(() => undefined);
      }
    };
    const recorders = Array.from({ length: 4 }, recording);
    const named: string[] = [];
    for (let run = 0; run < 20; run += 1) {
      await Promise.all([sealing().run(), new AuditSealing(shop).run()]);
      named.push(...(await found()));
    }
    isOver = true;
    await Promise.all(recorders);
    await seal();
    expect([...named, ...(await found())]).toEqual([]);
    const [row] = await shop.database.rows<{ open: number }>(
      'select count(*)::int as open from audit_log, audit_sealing where id > to_id',
    );
    expect(row!.open).toBe(0);
  });

  it('rows that are not sealed for an hour are a warning', async () => {
    await record();
    expect(await found()).toEqual([]);
    await shop.database.rows(`update audit_sealing set complete_at = now() - interval '61 minutes'`);
    expect(await found()).toEqual([expect.stringMatching(/^doctor.audit-seals-current: /)]);
    await seal();
    expect(await found()).toEqual([]);
  });
});

describe('the doctor compares addresses with their last audited change', () => {
  const iban = 'BG80BNBG96611020345678';
  const otherIban = 'BG18RZBB91550123456789';
  const terms = { vatRegistration: 'NONE', fiscalMode: 'OWN_TILL', language: 'bg' };
  const settings = { recipient: 'schetovodstvo@example.bg', sendsItself: true };
  const endpointBody = { url: 'https://example.com/events', types: ['payment.succeeded'] };
  let merchant: TestMerchant;
  let stranger: TestMerchant;
  let endpointId: number;
  const addressed = async (): Promise<string[]> =>
    (await shop.doctor()).filter((one) => /^doctor\.[a-z-]+-audited:/.test(one));
  const noteAccounts = () =>
    shop.application.contributions.jobs
      .find(({ name }) => name === 'merchants.note-bank-accounts')!
      .handle({});
  const bindings = () => ({ id: merchant.id, other: stranger.id, endpointId });
  const write = (statement: string) =>
    tamperWith(shop.database, { tables: [], statements: [statement], bindings: bindings() });

  beforeAll(async () => {
    merchant = await shop.addMerchant();
    stranger = await shop.addMerchant();
    accepted(await merchant.api.put('/merchants/me/fiscal-profile', { ...terms, iban, bic: 'BNBGBGSF' }));
    accepted(await merchant.api.put('/merchants/me/fiscal-profile', { ...terms, iban, bic: '' }));
    accepted(await merchant.api.put('/months/me/settings', settings));
    ({ id: endpointId } = accepted(
      await merchant.api.post<{ id: number }>('/webhook-endpoints', endpointBody),
    ));
    expect(await addressed()).toEqual([]);
  });

  it.each([
    ['another IBAN', 'doctor.bank-accounts-audited', `iban = '${otherIban}'`, `iban = '${iban}'`],
    ['no IBAN', 'doctor.bank-accounts-audited', 'iban = null', `iban = '${iban}'`],
    ['another BIC', 'doctor.bank-accounts-audited', `bic = 'RZBBBGSF'`, 'bic = null'],
  ])('the doctor names a merchant with %s', async (_, code, change, back) => {
    await write(`update merchants set ${change} where id = :id`);
    expect(await addressed()).toEqual([
      `${code}: merchant ${merchant.id}: the bank account is not that of its last change in the audit log`,
    ]);
    // An entry of other terms says nothing about the account, and the job notes only what is not known.
    const [{ iban: now, bic }] = (await shop.database.rows<{ iban: string | null; bic: string | null }>(
      'select iban, bic from merchants where id = :id',
      { id: merchant.id },
    )) as [{ iban: string | null; bic: string | null }];
    const kept = { iban: now ?? '', bic: bic ?? '', invoiceAuthor: `Мария ${change.length}` };
    accepted(await merchant.api.put('/merchants/me/fiscal-profile', { ...terms, ...kept }));
    await noteAccounts();
    expect(await addressed()).toHaveLength(1);
    await write(`update merchants set ${back} where id = :id`);
    expect(await addressed()).toEqual([]);
  });

  it('the doctor names an IBAN where the merchant never set one', async () => {
    await write(`update merchants set iban = '${otherIban}' where id = :other`);
    expect(await addressed()).toHaveLength(1);
    await write('update merchants set iban = null where id = :other');
  });

  it('the digest of another merchant with the same IBAN is no proof', async () => {
    await write(`update merchants set iban = '${iban}' where id = :other`);
    await write(`insert into audit_log (at, actor, action, subject_type, subject_id, data)
      select now(), actor, action, 'merchant', :other, data from audit_log where subject_type = 'merchant'
        and subject_id = cast(:id as text) and action = 'merchant.fiscal-profile-set' order by id desc limit 1`);
    expect(await addressed()).toHaveLength(1);
    await write('update merchants set iban = null where id = :other');
    await write(`insert into audit_log (at, actor, action, subject_type, subject_id, data)
      values (now(), 'system:test', 'merchant.bank-account-noted', 'merchant', :other, '{"bankAccount":null}')`);
    expect(await addressed()).toEqual([]);
  });

  it('an account that the release before has set is not named, is noted by the job, and is compared from then on', async () => {
    await write(`update merchants set iban = '${otherIban}' where id = :other`);
    await write(`insert into audit_log (at, actor, action, subject_type, subject_id, data)
      values (now(), 'system:test', 'merchant.fiscal-profile-set', 'merchant', :other, '{"fields":["iban"]}')`);
    expect(await addressed()).toEqual([]);
    await noteAccounts();
    await noteAccounts();
    const noted = await shop.database.rows(
      `select from audit_log where action = 'merchant.bank-account-noted' and actor = 'system:merchants'`,
    );
    expect([noted.length, await addressed()]).toEqual([1, []]);
    await write(`update merchants set iban = '${iban}' where id = :other`);
    expect(await addressed()).toHaveLength(1);
    await write(`update merchants set iban = '${otherIban}' where id = :other`);
  });

  it('the doctor names another recipient of months, and one that was never set', async () => {
    await write(`update month_settings set recipient = 'other@example.com' where merchant_id = :id`);
    expect(await addressed()).toEqual([
      expect.stringMatching(`^doctor.month-recipients-audited: merchant ${merchant.id}:`),
    ]);
    await write(`update month_settings set recipient = '${settings.recipient}' where merchant_id = :id`);
    await write(
      `insert into month_settings (merchant_id, recipient, sends_itself) values (:other, 'other@example.com', true)`,
    );
    expect(await addressed()).toEqual([
      expect.stringMatching(`^doctor.month-recipients-audited: merchant ${stranger.id}:`),
    ]);
    await write('delete from month_settings where merchant_id = :other');
  });

  it('the doctor names another address or merchant of a webhook endpoint, also after a change of its types', async () => {
    await write(`update webhook_endpoints set url = 'https://example.org/' where id = :endpointId`);
    const body = { ...endpointBody, url: 'https://example.org/', types: [], state: 'ENABLED' };
    accepted(await merchant.api.put(`/webhook-endpoints/${endpointId}`, body));
    expect(await addressed()).toEqual([
      expect.stringMatching(/^doctor.webhook-urls-audited: .*: the address is not/),
    ]);
    accepted(
      await merchant.api.put(`/webhook-endpoints/${endpointId}`, { ...body, url: 'https://example.net/' }),
    );
    expect(await addressed()).toEqual([]);
    await write('update webhook_endpoints set merchant_id = :other where id = :endpointId');
    expect(await addressed()).toEqual([expect.stringMatching(/: the merchant is not/)]);
    await write('update webhook_endpoints set merchant_id = :id where id = :endpointId');
  });

  it('the erasure of a closed merchant takes its account away, and the doctor names none', async () => {
    await shop.openCheckout(await shop.createLink(merchant));
    accepted(await shop.admin.delete(`/merchants/${merchant.id}`));
    await shop.application.personalData.erase({
      actor: { kind: 'operator', name: 'tests' },
      subject: { kind: 'merchant', merchantId: merchant.id },
    });
    const [row] = await shop.database.rows(
      'select iban from merchants where id = :id and closed_at is not null',
      {
        id: merchant.id,
      },
    );
    expect(row).toEqual({ iban: null });
    expect((await addressed()).filter((one) => one.includes('bank'))).toEqual([]);
  });
});
