import { formatMoney } from '#web/shared/format/format-money.ts';
import { formatPercent } from '#web/shared/format/format-number.ts';
import type { Fixture } from './back-office-fixture.ts';
import type { Visitor } from './support/visitor.ts';

type Figures = Readonly<{ payments: number; succeeded: number; failed: number; euro: number; fees: number }>;

/** The seven figures of payments in Bulgarian, asked from the database: of one merchant, or of all. */
export const figuresOf = async ({ plateno }: Fixture, merchantId: number | null): Promise<string[]> => {
  const [row] = await plateno.database.rows<Figures>(
    `select count(*)::int as payments, (count(*) filter (where status = 'SUCCEEDED'))::int as succeeded,
       (count(*) filter (where status = 'FAILED'))::int as failed,
       (sum(amount_minor) filter (where status = 'SUCCEEDED'))::int as euro,
       (sum(platform_fee_minor + merchant_fee_minor) filter (where status = 'SUCCEEDED'))::int as fees
     from payments where merchant_id = coalesce(:merchantId, merchant_id)`,
    { merchantId },
  );
  const { payments, succeeded, failed, euro, fees } = row!;
  const money = (minor: number) => formatMoney(minor / 100, 'EUR', 'bg');
  const rate = formatPercent((succeeded / payments) * 100, 'bg');
  return [`${payments}`, money(euro), `${succeeded}`, `${failed}`, rate, money(euro), money(fees)];
};

/** The seven figures that stand above the list of payments. */
export const figuresOn = ({ page, messages }: Visitor): Promise<(string | null)[]> =>
  Promise.all(
    Object.values(messages.admin.payments.summary).map((name) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd')
        .first()
        .textContent(),
    ),
  );
