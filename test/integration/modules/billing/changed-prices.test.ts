import { afterAll, beforeAll, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { AuditLog } from '#kernel/audit.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Events } from '#kernel/events.ts';
import { Messages } from '#kernel/messages.ts';
import { planPriceLists } from '#kernel/plans.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { SqlBillRows } from '#modules/billing/adapters/postgres/sql-bill-rows.ts';
import { BillMerchant } from '#modules/billing/application/bill-merchant.ts';
import { RunBills } from '#modules/billing/application/run-bills.ts';
import { StoreBill } from '#modules/billing/application/store-bill.ts';
import { WriteCreditNote, WriteInvoice } from '#modules/invoices/index.ts';
import { ClosedMonths, MerchantDirectory, MerchantPlans } from '#modules/merchants/index.ts';
import { PlatformFees } from '#modules/payments/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { openBilling, type Billing } from './billing-fixture.ts';

let billing: Billing;

beforeAll(async () => {
  billing = await openBilling();
  billing.at('2026-12-01T04:00:00Z');
});
afterAll(() => billing.close());

/** The run of the product with other price lists. */
const runWith = (priceLists: typeof planPriceLists): RunBills => {
  const { application, clock } = billing;
  const given = {
    rows: new SqlBillRows({ database: application.resolve(DatabaseToken) }),
    audit: application.resolve(AuditLog),
    clock,
    closedMonths: application.resolve(ClosedMonths),
    config: application.resolve(Config),
    directory: application.resolve(MerchantDirectory),
    events: application.resolve(Events),
    messages: application.resolve(Messages),
    plans: application.resolve(MerchantPlans),
    platformFees: application.resolve(PlatformFees),
    work: application.resolve(UnitOfWork),
    writeCreditNote: application.resolve(WriteCreditNote),
    writeInvoice: application.resolve(WriteInvoice),
  };
  const billMerchant = new BillMerchant({ ...given, storeBill: new StoreBill(given) });
  return new RunBills({ ...given, billMerchant, priceLists });
};

it('a plan whose price changes mid-month is billed by days at each price, a line each', async () => {
  const id = await billing.addMerchant();
  await billing.plan(id, 'GROWTH', '2026-11-01');
  const { prices } = planPriceLists[0]!;
  const raised = { ...prices, GROWTH: { ...prices.GROWTH, euro: 3_000 } };
  const run = runWith([...planPriceLists, { validFrom: businessDate('2026-11-11'), prices: raised }]);
  const { failed } = await run.execute({ actor: system('tests'), month: '2026-11' });
  expect(failed).toEqual([]);
  const [bill] = await billing.bills(id);
  expect(bill).toMatchObject({ plan: 835 + 2_000, total: 2_835, tax: 473 });
  const lines = await billing.database.rows(
    `select description, net_minor + tax_minor as gross from invoice_lines
     where invoice_id = :invoiceId order by position`,
    { invoiceId: bill!.invoiceId },
  );
  expect(lines).toEqual([
    { description: 'План „Растеж“ за ноември 2026 г.: 10 от 30 дни', gross: 835 },
    { description: 'План „Растеж“ за ноември 2026 г.: 20 от 30 дни', gross: 2_000 },
  ]);
  expect(await billing.doctor()).toEqual([]);
});
