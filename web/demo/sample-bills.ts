import type { Bill, BillDetails } from '#contract/billing/billing.ts';
import type { OwnPlan } from '#contract/billing/own-plan.ts';
import { addDays, businessDateOf } from '#contract/business-date.ts';
import { planLimitNames, planLimits, planPrices } from '#contract/merchants/plans.ts';
import { fromMinor, sumOf } from '../shared/money.ts';
import { merchantId, messagesOf, type SampleData } from './sample-data.ts';
import { sampleMerchant } from './sample-merchant.ts';
import { samplePayments } from './sample-payments.ts';

type Day = ReturnType<typeof businessDateOf>;

/** Numbers of the operator's documents. */
const firstNumber = 212;
const termDays = 7;
const used = { members: 2, apiKeys: 1, webhookEndpoints: 1 } as const;
const price = fromMinor(planPrices.GROWTH.euro);

const firstOf = (day: string): Day => `${day.slice(0, 7)}-01` as Day;
const monthBefore = (month: string): string => addDays(firstOf(month), -1).slice(0, 7);
/** The first day of the month after. */
const firstAfter = (month: string): Day => firstOf(addDays(firstOf(month), 31));
const thisMonth = ({ now }: SampleData): string => businessDateOf(now).slice(0, 7);

/** The lists of the demo begin within the last two months: of an earlier month these days stand in the bill. */
const earlierDays = (month: string): BillDetails['days'] => [
  { day: `${month}-24`, payments: 2, fees: 1.98 },
  { day: `${month}-27`, payments: 1, fees: 0.72 },
];

/** The fees of Plateno by day in a month. */
const daysOf = (data: SampleData, month: string): BillDetails['days'] => {
  const charged = samplePayments(data)
    .filter(({ platformFee }) => platformFee > 0)
    .map(({ createdAt, platformFee }) => ({ day: businessDateOf(new Date(createdAt)), platformFee }))
    .filter(({ day }) => day.startsWith(month));
  return [...new Set(charged.map(({ day }) => day))].toSorted().map((day) => {
    const fees = charged.filter((each) => each.day === day).map(({ platformFee }) => platformFee);
    return { day, payments: fees.length, fees: sumOf(fees) };
  });
};

const feesOf = (data: SampleData, month: string): number =>
  sumOf(daysOf(data, month).map(({ fees }) => fees));

/** Fees are kept from the payments; the plan of the newest bill is paid after its due day. */
const billOf = (data: SampleData, month: string, place: number): BillDetails => {
  const listed = daysOf(data, month);
  const days = listed.length > 0 ? listed : earlierDays(month);
  const fees = sumOf(days.map((day) => day.fees));
  const plan = place === 0 ? price : 0;
  const issuedOn = firstAfter(month);
  const dueOn = addDays(issuedOn, termDays);
  const open = businessDateOf(data.now) > dueOn ? 0 : plan;
  return {
    id: 2 - place,
    merchantId,
    merchantName: messagesOf(data).merchant,
    month,
    status: open > 0 ? 'OPEN' : 'PAID',
    fees,
    returnedFees: 0,
    plan,
    total: sumOf([fees, plan]),
    withheld: fees,
    open,
    invoiceId: firstNumber - place,
    invoiceNumber: String(firstNumber - place).padStart(10, '0'),
    issuedOn,
    dueOn,
    payUrl: open > 0 ? `${data.origin}/pay/demo` : null,
    days,
    notes: [],
  };
};

/** The bills of the two months before, the newest first. */
export const sampleBills = (data: SampleData): readonly BillDetails[] => {
  const last = monthBefore(thisMonth(data));
  return [last, monthBefore(last)].map((month, place) => billOf(data, month, place));
};

/** A bill as the list has it. */
export const withoutDays = ({ days: _, notes: __, ...bill }: BillDetails): Bill => bill;

/** The plan of the sample merchant, chosen on the first day of the last month. */
export const sampleOwnPlan = (data: SampleData): OwnPlan => {
  const { plan } = sampleMerchant(data);
  const month = thisMonth(data);
  const fees = feesOf(data, month);
  const { open } = sampleBills(data)[0]!;
  return {
    plan,
    state: 'ACTIVE',
    isOffered: true,
    price,
    since: firstOf(monthBefore(month)),
    until: null,
    next: null,
    mayTry: false,
    uses: planLimitNames.map((limit) => ({ limit, used: used[limit], most: planLimits[plan][limit] })),
    nextBill: { on: firstAfter(month), fees, plan: price, total: sumOf([fees, price]) },
    unpaid: open > 0 ? { bills: 1, total: open, endsOn: null } : null,
  };
};
