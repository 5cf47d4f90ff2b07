import { afterAll, beforeAll, expect, it } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';
import { faultMaker, type FaultMaker } from './document-faults-fixture.ts';

let shop: TestApplication;
let maker: FaultMaker;
beforeAll(async () => {
  shop = await sharedApplication('serving');
  maker = faultMaker(shop);
});
afterAll(() => shop.stop());

type Line = Readonly<{ bookedOn: string; state: string; amountMinor: number }>;

/** Movements of the merchant's only bank account. */
const insertLines = async ({ id }: TestMerchant, lines: readonly Line[]): Promise<void> => {
  const [account] = await shop.database.rows<{ id: number }>(
    `insert into bank_accounts (merchant_id, iban, currency, created_at)
     values (:id, 'BG80BNBG96611020345678', 'EUR', now()) returning id`,
    { id },
  );
  const [statement] = await shop.database.rows<{ id: number }>(
    `insert into bank_statements (bank_account_id, merchant_id, format, file_sha256, lines, repeated, imported_by,
       imported_at) values (:account, :id, 'CAMT053', 'a', :count, 0, 'test', now()) returning id`,
    { account: account!.id, id, count: lines.length },
  );
  for (const [place, { bookedOn, state, amountMinor }] of lines.entries())
    await shop.database.rows(
      `insert into bank_lines (statement_id, bank_account_id, merchant_id, booked_on, amount_minor, currency,
         fingerprint, state, aside_reason)
       values (:statement, :account, :id, :bookedOn, :amountMinor, 'EUR', :fingerprint, :state, :aside)`,
      {
        statement: statement!.id,
        account: account!.id,
        id,
        bookedOn,
        amountMinor,
        fingerprint: String(place),
        state,
        aside: state === 'IGNORED' ? 'BY_HAND' : null,
      },
    );
};

it('receipts of the month that are matched to nothing are one warning, which does not keep the month open', async () => {
  const merchant = await accountantSteps(shop).addComplete('Агро ЕООД');
  await maker.pay(merchant);
  const line = { bookedOn: '2026-09-01', state: 'NEW', amountMinor: 100 };
  await insertLines(merchant, [
    line,
    { ...line, bookedOn: '2026-09-30', state: 'SUGGESTED' },
    { ...line, state: 'MATCHED' },
    { ...line, state: 'IGNORED' },
    { ...line, amountMinor: -100 },
    { ...line, bookedOn: '2026-08-31' },
    { ...line, bookedOn: '2026-10-01' },
  ]);
  const found = await maker.problemsIn(merchant, 'bg');
  expect(found.filter(({ code }) => code === 'BANK_LINES_OPEN')).toMatchObject([
    {
      severity: 'WARNING',
      count: 1,
      invoiceId: null,
      message: '2 постъпления по банковата сметка не са свързани с документ.',
      remedy: 'Посочете в „Банка“ какво е платено с тях или ги оставете настрана.',
    },
  ]);
  const inEnglish = await maker.problemsIn(merchant, 'en');
  expect(inEnglish.map(({ message }) => message)).toContain(
    '2 receipts in the bank account are not matched to a document.',
  );
  expect(accepted(await maker.close(merchant))).toMatchObject({ status: 'CLOSED' });
});

it('a month without movements has no such warning', async () => {
  const merchant = await accountantSteps(shop).addComplete('Агро ЕООД');
  await maker.pay(merchant);
  const codes = (await maker.problemsIn(merchant, 'bg')).map(({ code }) => code);
  expect(codes).not.toContain('BANK_LINES_OPEN');
});
