import type { Home } from '#contract/guidance/home.ts';
import { businessDateOf } from '#contract/business-date.ts';
import { fromMinor, minorSum } from '../shared/money.ts';
import { filterRecords } from './filter-records.ts';
import type { SampleData } from './sample-data.ts';
import { sampleOwnPlan } from './sample-bills.ts';
import { sampleGuidance } from './sample-guidance.ts';
import { sampleInvoices } from './sample-invoices.ts';
import { sampleLinks } from './sample-links.ts';
import { sampleUpcoming } from './sample-schedules.ts';
import { samplePayments } from './sample-payments.ts';
import { inBgn, sampleTakingsOverTime } from './sample-takings.ts';

const newest = { page: 0, size: 5, sortDir: 'desc' } as const;
const dayMs = 86_400_000;

/** The front page of the sample merchant, which has no account, no limits and the general VAT registration. */
export const sampleHome = (data: SampleData): Home => {
  const [payments, invoices] = [samplePayments(data), sampleInvoices(data)];
  const { unpaid } = sampleOwnPlan(data);
  const month = sampleTakingsOverTime(data, 'MONTH');
  const today = month.lastDays.at(-1)!;
  const yesterday = new Date(data.now.getTime() - dayMs);
  const byNow = payments.filter(({ status, createdAt }) => {
    const at = new Date(createdAt);
    return status === 'SUCCEEDED' && at <= yesterday && businessDateOf(at) === businessDateOf(yesterday);
  });
  const withStatus = (status: string) => invoices.filter((invoice) => invoice.status === status).length;
  return {
    guidance: sampleGuidance(data),
    payments: {
      hasAny: true,
      today: { ...today, yesterdayByNow: fromMinor(minorSum(byNow.map(({ amount }) => amount))) },
      month,
      monthInBgn: inBgn(month.total),
      recent: [...filterRecords(payments, { ...newest, sortBy: 'createdAt' }).rows],
    },
    invoices: {
      hasAny: true,
      pending: withStatus('PENDING') + withStatus('OVERDUE'),
      overdue: withStatus('OVERDUE'),
      recent: [
        ...filterRecords(
          invoices.filter(({ isTest }) => !isTest),
          { ...newest, sortBy: 'id' },
        ).rows,
      ],
    },
    links: { hasAny: true, active: sampleLinks(data).filter(({ status }) => status === 'ACTIVE').length },
    payouts: null,
    limits: null,
    threshold: null,
    schedules: sampleUpcoming(data),
    bills: unpaid && { count: unpaid.bills, total: unpaid.total, isDue: false, endsOn: unpaid.endsOn },
  };
};
