import type * as z from 'zod';
import { getOwnBill, listOwnBills } from '#contract/billing/billing.ts';
import { getOwnPlan } from '#contract/billing/own-plan.ts';
import { validateDocumentTexts } from '#contract/invoices/document-texts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listOwnInvoices, type listedInvoiceStatuses } from '#contract/invoices/invoice-lists.ts';
import { getInvoice, type Invoice } from '#contract/invoices/invoices.ts';
import { getLink, listOwnLinks } from '#contract/links/links.ts';
import { summariseOwnInvoices, summariseOwnLinks, summariseOwnPayments } from '#contract/list-summaries.ts';
import { getOwnMerchant } from '#contract/merchants/merchants.ts';
import { getHome } from '#contract/guidance/home.ts';
import { getNextStep } from '#contract/guidance/next-step.ts';
import { getPaymentHistory } from '#contract/payments/payment-history.ts';
import { getOwnTakings } from '#contract/payments/payment-totals.ts';
import { getPayment, listOwnPayments } from '#contract/payments/payments.ts';
import { getOwnTakingsOverTime } from '#contract/payments/takings.ts';
import { getProforma, listOwnProformas } from '#contract/proformas/proformas.ts';
import { getSchedule, listOwnSchedules, summariseSchedules } from '#contract/schedules/schedules.ts';
import { ApiError } from '../shared/api-error.ts';
import { sumOf } from '../shared/money.ts';
import { chosenRecords, filterRecords, type Listed, type SampleQuery } from './filter-records.ts';
import { sampleBills, sampleOwnPlan, withoutDays } from './sample-bills.ts';
import type { SampleData } from './sample-data.ts';
import { sampleGuidance } from './sample-guidance.ts';
import { sampleHome } from './sample-home.ts';
import { sampleInvoices } from './sample-invoices.ts';
import { sampleLinks } from './sample-links.ts';
import { sampleMerchant } from './sample-merchant.ts';
import { samplePaymentHistory } from './sample-payment-history.ts';
import { samplePayments } from './sample-payments.ts';
import { sampleProformas } from './sample-proformas.ts';
import { sampleSchedules, sampleUpcoming } from './sample-schedules.ts';
import { sampleTakings, sampleTakingsOverTime } from './sample-takings.ts';
import { countRecords, sumRecords } from './summarise-records.ts';

type Asked<E extends Endpoint> = Readonly<{
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}>;

/** The answer of the demo to a call of the contract. */
export interface Sample {
  readonly endpoint: Endpoint;
  readonly answer: (asked: Asked<Endpoint>) => unknown;
}

const sample = <E extends Endpoint>(
  endpoint: E,
  answer: (asked: Asked<E>) => z.output<E['response']>,
): Sample => ({ endpoint, answer: answer as Sample['answer'] });

/** @throws ApiError without such a record */
const found = <R>(record: R | undefined): R => {
  if (record === undefined) throw new ApiError(404, { code: 'demo.not-found' });
  return record;
};

/** @throws ApiError without such a record */
const existing = <R extends { readonly id: number }>(records: readonly R[], id: number): R =>
  found(records.find((record) => record.id === id));

const listed = <R extends Listed>(records: readonly R[], query: SampleQuery) => {
  const { rows, total } = filterRecords(records, query);
  return { content: [...rows], totalElements: total };
};

const linkSummary = (data: SampleData, query: SampleQuery) => {
  const links = sampleLinks(data);
  const sums = sumRecords(links, query).map(({ currency, rows }) => ({
    currency,
    amount: sumOf(rows.map(({ amount }) => amount)),
    expected: sumOf(rows.filter(({ status }) => status === 'ACTIVE').map(({ amount }) => amount)),
    count: rows.length,
  }));
  return { ...countRecords(links, query), sums };
};

type ListedStatus = (typeof listedInvoiceStatuses)[number];

const invoiceSummary = (data: SampleData, query: SampleQuery) => {
  const invoices = sampleInvoices(data);
  const counted = invoices.filter(({ isTest, annulledAt }) => !isTest && annulledAt === null);
  const sums = sumRecords(counted, query).map(({ currency, rows }) => ({
    currency,
    amount: sumOf(rows.map(({ type, totalAmount }) => (type === 'CREDIT_NOTE' ? -totalAmount : totalAmount))),
    open: sumOf(rows.map(({ openAmount }) => openAmount)),
    count: rows.length,
  }));
  return { ...countRecords<Invoice, ListedStatus>(invoices, query), sums };
};

/** All calls that the demo answers: samples of a bakery, dated relative to now. The demo is read-only. */
export const samplesOf = (data: SampleData): readonly Sample[] => {
  const [payments, links, invoices] = [samplePayments(data), sampleLinks(data), sampleInvoices(data)];
  return [
    sample(getOwnMerchant, () => sampleMerchant(data)),
    sample(getNextStep, () => sampleGuidance(data)),
    sample(getHome, () => sampleHome(data)),
    sample(getOwnTakings, ({ query }) => sampleTakings(chosenRecords(payments, query))),
    sample(getOwnTakingsOverTime, ({ query: { period, on } }) => sampleTakingsOverTime(data, period, on)),
    sample(listOwnPayments, ({ query: { paymentLinkId, ...query } }) =>
      listed(
        payments.filter((each) => paymentLinkId === undefined || each.paymentLinkId === paymentLinkId),
        query,
      ),
    ),
    sample(summariseOwnPayments, ({ query }) => countRecords(payments, query)),
    sample(getPayment, ({ params: { id } }) => existing(payments, id)),
    sample(getPaymentHistory, ({ params: { id } }) => samplePaymentHistory(data, existing(payments, id).id)),
    sample(listOwnLinks, ({ query }) => listed(links, query)),
    sample(summariseOwnLinks, ({ query }) => linkSummary(data, query)),
    sample(getLink, ({ params: { id } }) => existing(links, id)),
    sample(listOwnInvoices, ({ query }) => listed(invoices, query)),
    sample(summariseOwnInvoices, ({ query }) => invoiceSummary(data, query)),
    sample(getInvoice, ({ params: { id } }) => existing(invoices, id)),
    sample(listOwnProformas, ({ query: { state, kind, ...query } }) =>
      listed(
        sampleProformas(data).map((each) => ({ ...each, status: each.state, type: each.kind })),
        { sortBy: 'createdAt', ...query, status: state, type: kind },
      ),
    ),
    sample(getProforma, ({ params: { id } }) => existing(sampleProformas(data), id)),
    sample(listOwnSchedules, ({ query: { state, waits, ...query } }) => {
      const schedules = sampleSchedules(data).map((each, place, all) => ({
        ...each,
        status: each.state,
        waiting: all.length - place,
      }));
      return listed(
        schedules.filter(({ openRuns }) => waits === undefined || openRuns > 0),
        { sortBy: 'waiting', ...query, status: state },
      );
    }),
    sample(summariseSchedules, () => sampleUpcoming(data)),
    sample(getSchedule, ({ params: { id } }) => existing(sampleSchedules(data), id)),
    sample(getOwnPlan, () => sampleOwnPlan(data)),
    sample(listOwnBills, ({ query }) => listed(sampleBills(data).map(withoutDays), query)),
    sample(getOwnBill, ({ params }) => found(sampleBills(data).find(({ month }) => month === params.month))),
    sample(validateDocumentTexts, ({ body: { texts } }) => ({
      unprintable: texts.map(() => []),
      taxFiles: texts.map(() => null),
    })),
  ];
};
