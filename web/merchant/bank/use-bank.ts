import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listBankLines, summariseBankLines, type BankLineState } from '#contract/banking/bank-lines.ts';
import { listBankAccounts } from '#contract/banking/bank-statements.ts';
import { planHas } from '#contract/merchants/plans.ts';
import { call } from '../../shared/call.ts';
import { rangeFilters, type ListSettings, type ListState } from '../../shared/list/list-state.ts';
import { pageOf } from '../../shared/list/page-of.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { useRights } from '../kit/portal/use-rights.ts';

const bankKey = ['bank'];
/** What a change of a movement changes: documents, payments, payouts and what waits. */
export const afterMatching = [
  bankKey,
  ['invoice'],
  ['invoices'],
  ['payment'],
  ['payments'],
  ['payouts'],
  ['home'],
  ['next-step'],
] as const;
export const accountsKey = [...bankKey, 'accounts'];

/** The states as tabs. */
export const shownStates = [
  'NEW',
  'SUGGESTED',
  'MATCHED',
  'TO_RETURN',
  'IGNORED',
] as const satisfies readonly BankLineState[];
/** The tab that opens by itself: the first of these with a movement. */
const waiting = ['SUGGESTED', 'TO_RETURN', 'NEW', 'MATCHED', 'IGNORED'] as const;

/** What of the list is in the URL. The ids come from the records that name their movements. */
export const lineSettings: ListSettings = {
  sortFields: ['bookedOn', 'amount', 'id'],
  sortBy: 'bookedOn',
  filters: {
    search: 'text',
    status: shownStates,
    accountId: 'text',
    paymentId: 'text',
    payoutId: 'text',
    invoiceId: 'text',
    ...rangeFilters,
  },
};

type Counts = Readonly<Record<BankLineState, number>>;
type Filters = ListState['filters'];

const otherFilters = ({ status: _, ...filters }: Filters) => filters;
const numeric = ['accountId', 'paymentId', 'payoutId', 'invoiceId'];
/** Filters of the URL as the contract has them. */
const queryOf = (filters: Filters) =>
  Object.fromEntries(
    Object.entries(otherFilters(filters)).filter(
      ([name, value]) => !numeric.includes(name) || /^\d{1,15}$/.test(value),
    ),
  );

/** How many movements are in each state. */
export const useLineCounts = (filters: Filters) =>
  useQuery({
    queryKey: [...bankKey, 'summary', otherFilters(filters)],
    queryFn: ({ signal }) => call(summariseBankLines, { query: queryOf(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useLines = (state: BankLineState, list: ListState) =>
  useQuery({
    queryKey: [...bankKey, 'lines', state, list],
    queryFn: async ({ signal }) => {
      const { filters, ...place } = list;
      const query = { ...place, ...queryOf(filters), state } as object;
      return pageOf(await call(listBankLines, { query }, { signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The movements of a payment, payout or document. */
export const useLinesOf = (
  of: Readonly<{ paymentId: number } | { payoutId: number } | { invoiceId: number }>,
  isEnabled = true,
) =>
  useQuery({
    queryKey: [...bankKey, 'of', of],
    queryFn: async ({ signal }) => pageOf(await call(listBankLines, { query: of }, { signal })).rows,
    enabled: isEnabled,
  });

export const useBankAccounts = (isEnabled = true) =>
  useQuery({
    queryKey: accountsKey,
    queryFn: async ({ signal }) => pageOf(await call(listBankAccounts, {}, { signal })).rows,
    enabled: isEnabled,
  });

/** The tab of a list: the chosen one, else the first with something to decide. */
export const stateOf = (filters: Filters, counts: Counts): BankLineState =>
  shownStates.find((state) => state === filters['status']) ??
  waiting.find((state) => counts[state] > 0) ??
  'NEW';

export const sumOfCounts = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Whether the user may import and match: by the role, and by the plan; `isInPlan` is undefined until it is known. */
export const useMayMatch = () => {
  const mayWrite = useRights()('WRITE_DOCUMENTS');
  const { data: merchant } = useMerchant();
  const isInPlan = merchant && planHas(merchant.plan, 'bankStatements');
  return { mayWrite, isInPlan, mayMatch: mayWrite && isInPlan === true };
};
