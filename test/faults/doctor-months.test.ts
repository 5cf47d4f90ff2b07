import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDateOf } from '#kernel/business-date.ts';
import { addMonths, monthOf } from '#kernel/month.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { accountantSteps } from '../integration/modules/accountants/accountants-fixture.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { tamperWith } from './support/tamper-with.ts';

const month = addMonths(monthOf(businessDateOf(new Date())), -1);
let deployment: Deployment;
let steps: ReturnType<typeof accountantSteps>;
let other: TestMerchant;
/** The merchant of each plant, by its name. */
const written = new Map<string, TestMerchant>();
let before: readonly string[];
let after: readonly string[];

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  steps = accountantSteps(deployment.shop);
  other = await closed();
  for (const { what, make } of plants) written.set(what, await make());
  before = await deployment.shop.doctor();
  for (const { what, statements } of plants) await plant(written.get(what)!, statements);
  after = await deployment.shop.doctor();
});
afterAll(() => deployment.stop());

const close = async ({ id }: TestMerchant): Promise<void> => {
  accepted(await deployment.shop.admin.post(`/merchants/${id}/months/${month}/close`));
};
const reopen = async ({ id }: TestMerchant): Promise<void> => {
  accepted(
    await deployment.shop.admin.post(`/merchants/${id}/months/${month}/reopen`, { reason: 'Липсва фактура' }),
  );
};
/** A merchant with two documents of last month, which is closed. */
const closed = async (): Promise<TestMerchant> => {
  const merchant = await steps.addComplete('Месец ЕООД');
  await steps.payAt(merchant.id, `${month}-15T09:00:00Z`, 12_000);
  await steps.payAt(merchant.id, `${month}-16T09:00:00Z`, 2_400);
  await close(merchant);
  return merchant;
};
const reopened = async (): Promise<TestMerchant> => {
  const merchant = await closed();
  await reopen(merchant);
  return merchant;
};

/** Codes of the findings about closings of the merchant. */
const about = ({ id }: TestMerchant, findings: readonly string[]): string[] => {
  const name = new RegExp(`closing .* of merchant ${id}(?!\\d)`);
  const codes = findings.filter((one) => name.test(one)).map((one) => one.split(':')[0]!);
  return [...new Set(codes)].toSorted();
};

/** Writes past the program, and past its triggers. */
const plant = ({ id }: TestMerchant, statements: readonly string[]): Promise<void> =>
  tamperWith(deployment.shop.database, {
    tables: ['month_closes', 'month_files', 'audit_log'],
    statements,
    bindings: { id, ...(statements.join().includes(':otherId') && { otherId: other.id }) },
  });

const files = 'doctor.months-files';
const sums = 'doctor.months-sums';
const logged = 'doctor.months-logged';
const chained = 'doctor.months-chained';
const ofClose = `merchant_id = :id and revision = 1`;
const change = (to: string): string => `update month_closes set ${to} where ${ofClose}`;
const changeFile = (to: string, name: string): string =>
  `update month_files set ${to} where ${ofClose} and name = '${name}'`;
const deleteFile = (name: string): string => `delete from month_files where ${ofClose} and name = '${name}'`;
const withSha = (content: string): string =>
  `content = ${content}, bytes = length(${content}), sha256 = encode(sha256(${content}), 'hex')`;
const ofEntry = (action: string): string =>
  `subject_type = 'merchant' and subject_id = cast(cast(:id as bigint) as text) and action = 'merchant.month-${action}'`;
/** As a release before has closed the month: without digests. */
const withoutDigests = `update audit_log set data = data - 'filesDigest' - 'closeDigest' where ${ofEntry('closed')}`;
const otherTotals = (sum: string, to: string): string =>
  change(`totals = jsonb_set(totals, '{${sum}}', cast('${to}' as jsonb))`);
const otherSums = `(select convert_to(replace(convert_from(f.content, 'UTF8'), '"base": "120.00"', '"base": "121.00"'), 'UTF8')
  from month_files f where f.merchant_id = :id and f.name = 'sums.json')`;

type Made = readonly [
  what: string,
  codes: readonly string[],
  statements: readonly string[],
  make?: () => Promise<TestMerchant>,
];
const made: readonly Made[] = [
  ['an altered file', [files], [changeFile(`content = content || '\\x20'`, 'register.csv')]],
  [
    'a file with a byte of another value',
    [files],
    [changeFile('content = set_byte(content, 3, 65)', 'delta.txt')],
  ],
  ['an altered file with its hash', [files], [changeFile(withSha(`(content || '\\x20')`), 'PRODAGBI.TXT')]],
  ['an altered hash', [files], [changeFile(`sha256 = repeat('0', 64)`, 'delta.txt')]],
  ['another size of a file', [files], [changeFile('bytes = bytes + 1', 'register.xlsx')]],
  ['a deleted file', [files], [deleteFile('register.csv')]],
  ['a deleted document of the month', [files], [deleteFile('ubl/0000000001.xml')]],
  ['a renamed file', [files], [changeFile(`name = 'ubl/0000000009.xml'`, 'ubl/0000000001.xml')]],
  [
    'an added file',
    [files],
    [
      `insert into month_files (merchant_id, month, revision, name, kind, sha256, bytes, content)
       select merchant_id, month, revision, 'ubl/0000000009.xml', kind, sha256, bytes, content from month_files
       where ${ofClose} and name = 'ubl/0000000001.xml'`,
    ],
  ],
  ['all files deleted', [files], [`delete from month_files where ${ofClose}`]],
  ['another base', [logged, sums], [otherTotals('baseMinor', '12345')]],
  ['another column of the ledger', [logged, sums], [otherTotals('ledger,21', '2401')]],
  ['other fees', [logged, sums], [otherTotals('fees', '[]')]],
  ['sums that are none', [logged, sums], [change(`totals = '"none"'`)]],
  [
    'sums changed in the closing and its file',
    [files, logged, sums],
    [otherTotals('baseMinor', '12100'), changeFile(withSha(otherSums), 'sums.json')],
  ],
  ['a problem that is gone', [logged], [change(`problems = '[{"code":"TEXT_CUT"}]'`)]],
  ['a hash of no document', [chained, logged, sums], [change(`chain_hash = repeat('a', 64)`)]],
  [
    'the hash of another merchant',
    [chained, logged, sums],
    [change(`chain_hash = (select c.chain_hash from month_closes c where c.merchant_id = :otherId)`)],
  ],
  ['no hash', [chained, logged, sums], [change('chain_hash = null')]],
  [
    'the hash of the document before',
    [logged, sums],
    [change(`chain_hash = (select document_hash from invoices where merchant_id = :id and number = 1)`)],
  ],
  [
    'a closing that was opened',
    [logged],
    [change(`status = 'OPEN', reopened_at = now(), reopened_by = 'user:1', reopen_reason = 'none'`)],
  ],
  [
    'a reopening that was closed',
    [logged],
    [change(`status = 'CLOSED', reopened_at = null, reopened_by = null, reopen_reason = null`)],
    reopened,
  ],
  ['another reason of a reopening', [logged], [change(`reopen_reason = 'other'`)], reopened],
  [
    'a deleted closing',
    [logged],
    [`delete from month_files where ${ofClose}`, `delete from month_closes where ${ofClose}`],
  ],
  [
    'a closing past the program',
    [logged],
    [
      `insert into month_closes (merchant_id, month, revision, status, problems, totals, chain_hash, fingerprint, closed_by, closed_at)
     select merchant_id, month, 2, 'CLOSED', problems, totals, chain_hash, fingerprint, closed_by, closed_at
     from month_closes where ${ofClose}`,
    ],
    reopened,
  ],
  ['another day of the closing', [logged], [change(`closed_at = closed_at - interval '1 day'`)]],
  [
    'a reopening in the log alone',
    [logged],
    [
      `insert into audit_log (at, actor, action, subject_type, subject_id, data)
     select at, actor, 'merchant.month-reopened', subject_type, subject_id, data from audit_log where ${ofEntry('closed')}`,
    ],
  ],
  [
    'a file of an earlier release that is altered',
    [files],
    [withoutDigests, changeFile(`content = content || '\\x20'`, 'delta.txt')],
  ],
  ['a file of an earlier release that is deleted', [files], [withoutDigests, deleteFile('sums.json')]],
  ['sums of an earlier release that are altered', [sums], [withoutDigests, otherTotals('ledger,21', '2401')]],
  [
    'a hash of an earlier release that is altered',
    [chained, sums],
    [withoutDigests, change(`chain_hash = repeat('a', 64)`)],
  ],
  [
    'an earlier release’s closing that is deleted',
    [logged],
    [withoutDigests, `delete from month_files where ${ofClose}`, `delete from month_closes where ${ofClose}`],
  ],
];

const plants = made.map(([what, codes, statements, make = closed]) => ({ what, codes, statements, make }));

describe('the doctor names what happened to a closed month past the program', () => {
  it.each(plants)('the doctor finds $what', ({ what, codes }) => {
    expect(about(written.get(what)!, after)).toEqual(codes);
  });

  it('and names no closed or reopened month that nothing was written to', () => {
    expect([...written.values(), other].flatMap((one) => about(one, before))).toEqual([]);
    expect(about(other, after)).toEqual([]);
  });
});

it('the doctor names no month that is closed, opened again and closed, has late payments, no documents, or an earlier release’s closing', async () => {
  const again = await reopened();
  await steps.payAt(again.id, `${month}-20T09:00:00Z`, 600);
  await close(again);
  const twice = await reopened();
  await close(twice);
  await reopen(twice);
  const late = await closed();
  await steps.payAt(late.id, `${month}-17T09:00:00Z`, 1_200);
  const empty = await steps.addComplete('Празен ЕООД');
  await close(empty);
  const earlier = await closed();
  await plant(earlier, [withoutDigests]);
  const all = await deployment.shop.doctor();
  expect([again, twice, late, empty, earlier].flatMap((one) => about(one, all))).toEqual([]);
});

describe('files that are not those of the closing', () => {
  it.each([
    ['an altered file', [changeFile(`content = content || '\\x20'`, 'delta.txt')], ['delta.txt']],
    ['an altered file with its hash', [changeFile(withSha(`(content || '\\x20')`), 'delta.txt')], []],
    ['a deleted file', [deleteFile('register.csv')], []],
  ] as const)('%s is not given out: no file, no pack, no mail', async (_, statements, names) => {
    const merchant = await closed();
    await plant(merchant, statements);
    const { admin } = deployment.shop;
    const path = `/merchants/${merchant.id}/months/${month}`;
    const refused = { status: 409, body: { code: 'closing.files-damaged', files: [...names] } };
    expect(await admin.get(`${path}/files/delta.txt`)).toMatchObject(refused);
    expect(await admin.get(`${path}/pack`)).toMatchObject(refused);
    expect(await admin.post(`${path}/send`, { email: 'kantora@example.bg' })).toMatchObject(refused);
    const packs = { month, merchantIds: [other.id, merchant.id] };
    expect(await admin.post('/months/packs', packs)).toMatchObject(refused);
  });
});
