import { addDays, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { ExportDeps } from '#platform/exports/export-files.ts';
import type { PaymentsOfDays, PaymentsOfMonth } from '../../application/payments-of-month.ts';
import { paymentFiles } from './export-payments.ts';
import { euro, providerFeeSql } from './payment-figures.ts';

type Deps = ExportDeps & Readonly<{ database: Database }>;
type Days = Readonly<{ from: BusinessDate; to: BusinessDate }>;

const succeeded = `p.status = 'SUCCEEDED' and p.succeeded_at >= :start and p.succeeded_at < :end`;
const ofMerchants = 'p.merchant_id = any(cast(:merchantIds as bigint[]))';

const boundsOf = ({ from, to }: Days) => ({ start: startOfDay(from), end: startOfDay(addDays(to, 1)) });

const figures = `
  select ids.id as "merchantId", coalesce(taken.eur, 0) as "turnoverMinor", coalesce(taken.disputes, 0) as "openDisputes"
  from unnest(cast(:merchantIds as bigint[])) ids (id)
  left join (
    select p.merchant_id, sum(p.eur_amount_minor)::bigint as eur,
      (count(*) filter (where p.dispute_status = 'OPEN'))::bigint as disputes
    from payments p where ${ofMerchants} and ${succeeded} group by p.merchant_id
  ) taken on taken.merchant_id = ids.id`;

/** What came by bank has no fees. */
const fees = `
  select p.charge_currency as currency,
    sum(${providerFeeSql})::bigint as "providerMinor",
    sum(p.charge_platform_fee_minor)::bigint as "platformMinor",
    (count(*) filter (where p.provider_fee_status = 'PENDING'))::bigint as pending
  from payments p where ${ofMerchants} and ${succeeded} and p.method = 'CARD' group by p.charge_currency order by 1`;

type FeeRow = Readonly<{ currency: string; providerMinor: number; platformMinor: number; pending: number }>;
type Row = Readonly<{ merchantId: number; turnoverMinor: number; openDisputes: number }>;

/** Figures and files of the payments of a month. */
export const sqlPaymentsOfMonth = (deps: Deps): PaymentsOfMonth => {
  const files = paymentFiles(deps);
  return {
    figures: async (merchantIds, days) => {
      const rows = await deps.database.replicaRows<Row>(figures, {
        merchantIds: [...merchantIds],
        ...boundsOf(days),
      });
      return new Map(
        rows.map(({ merchantId, turnoverMinor, openDisputes }): [number, PaymentsOfDays] => [
          merchantId,
          { turnover: euro(turnoverMinor), openDisputes },
        ]),
      );
    },
    fees: async (merchantId, days) => {
      const rows = await deps.database.replicaRows<FeeRow>(fees, {
        merchantIds: [merchantId],
        ...boundsOf(days),
      });
      return {
        fees: rows.map(({ pending: _, ...fee }) => fee),
        pending: rows.reduce((sum, { pending }) => sum + pending, 0),
      };
    },
    file: ({ merchantId, merchantName, days, format, language }) =>
      files.write({
        format,
        language,
        merchantName,
        filters: days,
        rows: {
          where: `p.merchant_id = :merchantId and ${succeeded}`,
          bindings: { merchantId, ...boundsOf(days) },
        },
      }),
  };
};
