import { expect } from 'vitest';
import { Money } from '#kernel/money.ts';
import { monthBefore } from '#kernel/month.ts';
import { SqlLedger } from '#modules/payments/adapters/postgres/sql-ledger.ts';
import { entry } from '#modules/payments/domain/ledger.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { insertPayment } from '#test/support/insert-rows.ts';
import { openInstallation, type Installation } from './support/installation.ts';

/** The month before the current one in Sofia, `YYYY-MM`. */
export const lastMonth = (): string => monthBefore(new Date());

let orders = 90_000;

/** A payment of a day of the last month with the fee of Plateno, as the ledger books it. */
const bookFee = async ({ database }: Installation, merchantId: number, day: number, minor: number) => {
  orders += 1;
  const at = new Date(`${lastMonth()}-${String(day).padStart(2, '0')}T10:00:00Z`);
  const amount = Money.ofMinor(100_00, 'EUR');
  const { paymentId } = await insertPayment(database, merchantId, orders, {
    amount,
    chargeAmount: amount,
    succeededAt: at,
  });
  const fee = Money.ofMinor(minor, 'EUR');
  await database.transact(() =>
    new SqlLedger({ database }).book(
      {
        kind: 'PAYMENT',
        source: `test:${paymentId}`,
        paymentId,
        entries: [entry('PLATFORM_REVENUE', fee.negated()), entry('MERCHANT_PAYABLE', fee, merchantId)],
      },
      at,
    ),
  );
};

export interface Billed {
  readonly plateno: Installation;
  /** On STARTER, with an open bill of the last month. */
  readonly merchant: TestMerchant;
}

/** An installation whose first merchant is the operator, and a merchant with fees of the last month. */
export const openBilled = async (): Promise<Billed> => {
  const plateno = await openInstallation({ variables: { OPERATOR_MERCHANT_ID: '1' } });
  const { database } = plateno;
  const operator = await plateno.addMerchant({ businessName: 'Плащания Онлайн ООД' });
  expect(operator.id).toBe(1);
  await plateno.registerForVat(operator.id);
  await database.rows(
    `update merchants set iban = 'BG80BNBG96611020345678', tax_id = '175074752' where id = 1`,
  );
  const merchant = await plateno.addMerchant({ businessName: 'Пекарна „Липа“ ООД' });
  await database.rows(
    `update merchants set plan = 'STARTER', created_at = created_at - interval '3 months' where id = :id`,
    { id: merchant.id },
  );
  for (const [day, minor] of [
    [4, 1_50],
    [4, 90],
    [17, 3_12],
  ] as const)
    await bookFee(plateno, merchant.id, day, minor);
  return { plateno, merchant };
};

/** Issues the bills of the last month. */
export const runBills = async ({ admin }: Installation): Promise<void> => {
  accepted(await admin.post('/bills/run', { month: lastMonth(), dryRun: false }));
};
