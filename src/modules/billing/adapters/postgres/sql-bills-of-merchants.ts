import { addDays, businessDateOf, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import { billDays, type Plan } from '#kernel/plans.ts';
import type { BillsOfMerchants, UnpaidBills } from '#modules/merchants/index.ts';
import type { PlatformFees } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isNewestOfDocument, monthSum, openOfBill } from './bill-view.ts';

type Deps = Readonly<{ database: Database; clock: Clock; platformFees: Pick<PlatformFees, 'byDay'> }>;
type Row = Readonly<{
  bills: number;
  openMinor: number;
  firstIssuedOn: BusinessDate;
  isDue: boolean;
  plan: Plan;
}>;

const unpaid = `
  select count(*)::bigint as bills, sum(${openOfBill})::bigint as "openMinor",
    min(b.billed_on)::text as "firstIssuedOn", bool_or(i.due_date < cast(:today as date)) as "isDue",
    m.plan
  from platform_bills b join invoices i on i.id = b.invoice_id join merchants m on m.id = b.merchant_id
  where b.merchant_id = :merchantId and ${openOfBill} > 0 and ${isNewestOfDocument}
  group by m.plan`;

/** Implements a port of the merchants module: what the operator bills a merchant. */
export const sqlBillsOfMerchants = ({ database, clock, platformFees }: Deps): BillsOfMerchants => ({
  async unpaid(merchantId): Promise<UnpaidBills | null> {
    const today = businessDateOf(clock.now());
    const [row] = await database.rows<Row>(unpaid, { merchantId, today });
    if (row === undefined) return null;
    const { bills, openMinor, firstIssuedOn, isDue, plan } = row;
    return {
      bills,
      total: Money.ofMinor(openMinor, 'EUR'),
      isDue,
      endsOn: isDue && plan !== 'STARTER' ? addDays(firstIssuedOn, billDays.planEnds) : null,
    };
  },
  async feesUntilNow(merchantId): Promise<Money<'EUR'>> {
    const today = businessDateOf(clock.now());
    const days = await platformFees.byDay(merchantId, { from: firstOfMonth(today), to: today });
    const [waiting] = await database.rows<{ minor: number }>(
      `select coalesce(sum(${monthSum}), 0)::bigint as minor from platform_bills b
       where b.merchant_id = :merchantId and b.invoice_id is null`,
      { merchantId },
    );
    const fees = days.reduce((sum, { netMinor }) => sum + netMinor, BigInt(waiting!.minor));
    return Money.ofMinor(fees > 0n ? fees : 0n, 'EUR');
  },
});
