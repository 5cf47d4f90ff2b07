import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicPage } from '#contract/public-pages/public-pages.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Logos, MerchantDirectory, SetFiscalProfile } from '#modules/merchants/index.ts';
import { PublicPages } from '#modules/public-pages/index.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { sampleArchive, zipOf } from '#test/support/sample-archive.ts';
import { unpack } from '../archives/archive-steps.ts';
import {
  archiveOf,
  fileOf,
  importFile,
  operator,
  startInstallation,
  type Installation,
} from './import-steps.ts';

let before: Installation;
let here: Installation;
let seller: TestMerchant;
let archive: Uint8Array;

const logo = pictureOf(120, 80);
const registrations = [
  { validFrom: '2026-02-01', vatRegistration: 'ART_97A', vatNumber: 'BG175074752' },
  { validFrom: '2026-07-15', vatRegistration: 'FULL', vatNumber: 'BG175074752' },
] as const;
const page = {
  isOn: true,
  text: 'Маси от дъб',
  town: 'Пловдив',
  showsPhone: false,
  showsEmail: true,
  takesAmounts: true,
  minAmount: 5,
  maxAmount: 900,
  isIndexed: true,
};

beforeAll(async () => {
  before = await startInstallation({ PUBLIC_URL: 'https://before.example' });
  here = await startInstallation({ PUBLIC_URL: 'https://here.example' });
  seller = await before.addMerchant({ businessName: 'Дърводелница „Липа“ ЕООД' });
  for (const { validFrom, ...terms } of registrations)
    await before.application.resolve(SetFiscalProfile).execute({
      actor: operator,
      merchantId: seller.id,
      terms: { ...terms, invoiceAuthor: 'Вяра Иванова', fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' },
      validFrom: businessDate(validFrom),
    });
  accepted(await seller.api.put('/merchants/me/logo', { content: logo.toString('base64') }));
  accepted(await seller.api.put('/merchants/me/brand-color', { brandColor: '#0A5C4E' }));
  accepted(await seller.api.put<PublicPage>('/merchants/me/public-page', page));
  archive = await archiveOf(before, seller.id);
});
afterAll(async () => {
  await before?.stop();
  await here?.stop();
});

/** All that the installation knows of a merchant and moves. */
const settingsOf = async ({ application }: Installation, id: number) => {
  const directory = application.resolve(MerchantDirectory);
  const { id: _, status: __, isAccepting: ___, plan: ____, ...merchant } = (await directory.byId(id))!;
  const picture = await application.resolve(Logos).byHash(merchant.logoHash!);
  return {
    merchant,
    picture: Buffer.from(picture!.content).toString('base64'),
    history: await directory.registrationHistoryOf(id),
    year: await directory.registrationsOf(id, {
      from: businessDate('2026-01-01'),
      to: businessDate('2026-12-31'),
    }),
    publicPage: await application.resolve(PublicPages).find(id),
  };
};

test('the format says of each column of a merchant whether it moves', async () => {
  const format = await readFile(join(import.meta.dirname, '../../../../docs/archive-format.md'), 'utf8');
  const [, moves] = format.split('### What moves');
  const columns = await here.database.rows<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'merchants'`,
  );
  expect(columns.length).toBeGreaterThan(20);
  expect(columns.filter(({ name }) => !moves!.includes(`\`${name}\``))).toEqual([]);
});

test('an archive has the logo as a file, and colour, VAT registrations and public page in merchant.json', async () => {
  const folder = await unpack(archive);
  expect(await readFile(join(folder, 'logo.png'))).toEqual(logo);
  expect(JSON.parse(await readFile(join(folder, 'merchant.json'), 'utf8'))).toMatchObject({
    brandColor: '#0A5C4E',
    registrations,
    publicPage: { text: 'Маси от дъб', minMinor: 500, maxMinor: 90_000, currency: 'EUR' },
  });
});

test('a dry run says that they come, and stores nothing', async () => {
  const file = await fileOf(archive);
  const rehearsed = await here.application
    .resolve(TransactionsToken)
    .rehearse(() => importFile(here, file, { isDryRun: true }));
  expect(rehearsed).toMatchObject({
    brandColor: '#0A5C4E',
    hasLogo: true,
    hasPublicPage: true,
    registrations: 2,
  });
  expect(await here.database.rows('select hash from logos')).toEqual([]);
});

test('logo, colour, terms and VAT registrations are equal after the move, also on days before it, and the public page is off', async () => {
  const { merchantId } = await importFile(here, await fileOf(archive));
  const there = await settingsOf(before, seller.id);
  expect(there.history).toEqual(registrations);
  expect(await settingsOf(here, merchantId)).toEqual({
    ...there,
    publicPage: { ...there.publicPage, isOn: false },
  });
  expect(await here.doctor()).toEqual([]);
});

const none = { vatRegistration: 'NONE', vatNumber: null };

test.each<readonly [string, Parameters<typeof sampleArchive>[0], string]>([
  ['a logo that is no picture', { files: { 'logo.png': Buffer.from('<svg></svg>') } }, 'logo'],
  [
    'a logo that is too large',
    { files: { 'logo.jpg': Buffer.concat([logo, new Uint8Array(210_000)]) } },
    'logo',
  ],
  [
    'overlapping VAT registrations',
    {
      merchant: {
        registrations: [
          { ...none, validFrom: '2026-03-01' },
          { ...none, validFrom: '2026-03-01' },
        ],
      },
    },
    'registrations',
  ],
])('an archive with %s is refused whole, and the field is named', async (_, about, field) => {
  const file = await fileOf(await zipOf(sampleArchive({ ...about, merchantId: 90, email: 'no@example.bg' })));
  await expect(importFile(here, file)).rejects.toMatchObject({ fields: [{ field }] });
  expect(await here.database.rows(`select id from merchants where email = 'no@example.bg'`)).toEqual([]);
});
