import { exportPayments as exportEndpoint } from '#contract/exports.ts';
import * as contract from '#contract/payment-reports.ts';
import { exportOwnPayments } from '#contract/payments.ts';
import { Money } from '#kernel/money.ts';
import { businessDays } from '#platform/http/list-query.ts';
import { sheetDownload } from '#platform/http/sheet-download.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { ExportPayments } from '../../application/export-payments.ts';
import type { ShowTakingsOverTime } from '../../application/show-takings-over-time.ts';
import type { SummarisePayments } from '../../application/summarise-payments.ts';
import { percentOf } from '../../application/show-takings.ts';
import type { PaymentCounts, Sum } from '../../ports/payment-reports.ts';
import { presentSums } from './present-payment.ts';

type Deps = Readonly<{
  summarisePayments: SummarisePayments;
  showTakingsOverTime: ShowTakingsOverTime;
  exportPayments: ExportPayments;
}>;

const inEuro = ({ inEurMinor }: Sum): number => Money.ofMinor(inEurMinor, 'EUR').toDecimal();
const presentSum = (sum: Sum) => ({ amount: inEuro(sum), byCurrency: presentSums(sum.byCurrency) });
const presentCounts = ({ total, succeeded }: PaymentCounts) => ({
  totalPayments: total,
  succeededPayments: succeeded,
  successRate: percentOf(succeeded, total),
});

/** Figures of the back office, and payments as files. */
export const paymentReportRoutes = ({
  summarisePayments,
  showTakingsOverTime,
  exportPayments,
}: Deps): Route[] => [
  serve(contract.getPaymentSummary, async ({ query, caller: { actor } }) => {
    const filters = { ...query, ...businessDays(query) };
    const { counts, amount, fees } = await summarisePayments.execute({ actor, filters });
    return {
      ...presentCounts(counts),
      failedPayments: counts.failed,
      totalRevenue: inEuro(amount),
      totalAmount: presentSum(amount),
      totalFees: presentSum(fees),
    };
  }),
  serve(contract.getTakings, async ({ query, caller: { actor } }) => {
    const { by, merchantId = null } = query;
    const { steps, declines } = await showTakingsOverTime.execute({
      actor,
      by,
      merchantId,
      ...businessDays(query),
    });
    return {
      steps: steps.map(({ start, counts, amount }) => ({
        start,
        ...presentCounts(counts),
        takings: presentSum(amount),
      })),
      declines: [...declines],
    };
  }),
  ...[exportEndpoint, exportOwnPayments].map((endpoint) =>
    serve(endpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
      const filters = { ...query, ...businessDays(query) };
      return sheetDownload(format, await exportPayments.execute({ actor, format, filters, language }));
    }),
  ),
];
