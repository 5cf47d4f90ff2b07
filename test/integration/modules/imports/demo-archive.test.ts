import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '#development/demo-accounts.ts';
import { prepareDatabase } from '#development/prepare-database.ts';
import { AnchorFile, AnchorNumbers, VerifyNumbers } from '#modules/invoices/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose, type Application } from '#src/composition.ts';
import { accepted, apiClient, type ApiClient } from '#test/support/application/api-client.ts';
import { startDevStack, type DevStack } from '#test/support/application/dev-stack.ts';
import { openWorkerPrinter } from '#test/support/worker-printer.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';
import { runVerifier, unpack } from '../archives/archive-steps.ts';
import {
  archiveOf,
  fileOf,
  importFile,
  operator,
  startInstallation,
  type Installation,
} from './import-steps.ts';

let stand: DevStack;
let demo: Application;
let admin: ApiClient;
let here: Installation;

const signIn = async (url: string): Promise<ApiClient> => {
  const { username, password } = demoAccounts.find(({ role }) => role === 'ADMIN')!;
  const answer = await apiClient(url).post<{ token: string }>('/auth/login', { username, password });
  return apiClient(url, accepted(answer).token);
};

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateno-demo-'));
  stand = await startDevStack({ SEED: 'demo', DATA_DIR: dataDir });
  const config = await prepareDatabase(readConfig(stand.env));
  demo = await compose(config, [override(HtmlPrinter, openWorkerPrinter()!)]);
  await demo.listen();
  await demo.resolve(AnchorNumbers).append(new AnchorFile(stand.env['ANCHOR_FILE']!));
  admin = await signIn(`http://127.0.0.1:${stand.port}`);
  here = await startInstallation({ PUBLIC_URL: 'https://here.example' });
});
afterAll(async () => {
  await here?.stop();
  await demo?.close();
  await stand?.stop();
});

const idOf = async ({ database }: Pick<DevStack, 'database'>, email: string): Promise<number> =>
  (await database.rows<{ id: number }>('select id from merchants where email = :email', { email }))[0]!.id;

/** The next number of the LEGAL series and the hash that it follows. */
const seriesOf = async ({ database }: Pick<DevStack, 'database'>, id: number) =>
  (
    await database.rows<{ next: number; hash: string }>(
      `select next_number as next, last_hash as hash from invoice_series where merchant_id = :id and series = 'LEGAL'`,
      { id },
    )
  )[0]!;

/** The documents as they were issued, and what is open of each. */
const issuedBy = (id: number) =>
  stand.database.rows(
    `select invoice_number as number, document_hash as hash, total_minor as total,
       case when type = 'CREDIT_NOTE' or status = 'PAID' or annulled_at is not null then 0
         else total_minor - paid_minor - credited_minor end as open
     from invoices where merchant_id = :id and series = 'LEGAL' order by number`,
    { id },
  );
const comeTo = (id: number) =>
  here.database.rows(
    `select number, hash, total_minor as total, open_minor as open
     from foreign_documents where merchant_id = :id order by number`,
    { id },
  );

const shops = demoAccounts.filter(({ role }) => role === 'MERCHANT').map(({ username }) => username);

test.each(shops)(
  'the archive of the demo shop %s verifies, and comes to another installation with the same hashes, sums and next number',
  async (email) => {
    const id = await idOf(stand, email);
    const archive = await archiveOf({ admin, application: demo }, id);
    expect(await runVerifier(await unpack(archive))).toMatchObject({ code: 0 });

    const { merchantId, nextNumber } = await importFile(here, await fileOf(archive));
    const documents = await issuedBy(id);
    expect(documents).not.toEqual([]);
    expect(await comeTo(merchantId)).toEqual(documents);
    expect(nextNumber).toBe(documents.length + 1);
    expect(await seriesOf(here, merchantId)).toEqual(await seriesOf(stand, id));
  },
);

test('the doctor finds nothing wrong where the shops of the demo have come', async () => {
  expect(await here.doctor()).toEqual([]);
});

test('the next document of the demo shop follows the last one of the demo', async () => {
  const [email] = shops;
  const id = await idOf(here, email!);
  const { next, hash } = await seriesOf(stand, await idOf(stand, email!));
  await accountantSteps(here).payAt(id, new Date().toISOString(), 1_200);
  expect(
    await here.database.rows(
      'select number, previous_hash as hash from invoices where merchant_id = :id order by id',
      { id },
    ),
  ).toEqual([{ number: next, hash }]);
  const { findings } = await here.application.resolve(VerifyNumbers).execute({ actor: operator });
  expect(findings).toEqual([]);
});
