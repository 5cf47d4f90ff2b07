import { afterAll, beforeAll, expect, it } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestApplication } from '#test/support/application.ts';
import { insertBankLines } from '#test/support/banking/insert-lines.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';
import { faultMaker, type FaultMaker } from './document-faults-fixture.ts';

let shop: TestApplication;
let maker: FaultMaker;
beforeAll(async () => {
  shop = await sharedApplication('serving');
  maker = faultMaker(shop);
});
afterAll(() => shop.stop());

it('receipts of the month that are matched to nothing are one warning, which does not keep the month open', async () => {
  const merchant = await accountantSteps(shop).addComplete('Агро ЕООД');
  await maker.pay(merchant);
  const line = { bookedOn: '2026-09-01', state: 'NEW', amountMinor: 100 } as const;
  await insertBankLines(shop.database, merchant.id, [
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
