import { listOwnBills, type Bill } from '#contract/billing/billing.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { StatusChip } from '../../shared/StatusChip.tsx';
import type { Field, ListDefinition } from '../kit/lists/list-definition.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { monthName } from '../months/index.ts';
import { BillActions } from './BillActions.tsx';
import { useBillMessages } from './messages/bill-messages.ts';

/** The list of the bills, the newest month first. */
export const useBillList = (): ListDefinition<typeof listOwnBills> => {
  const t = useBillMessages();
  const { base } = usePortal();
  return {
    name: 'bills',
    endpoint: listOwnBills,
    label: t('bills.list'),
    sortBy: 'month',
    fields: useFields(),
    expected: 2,
    to: ({ month }) => `${base}/settings/plan/${month}`,
    failed: t('bills.failed'),
    empty: { icon: 'invoice', title: t('bills.none'), hint: t('bills.noneHint') },
  };
};

const useFields = (): readonly Field<Bill>[] => {
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  return [
    {
      key: 'month',
      label: t('bills.month'),
      sortBy: 'month',
      opens: true,
      whole: true,
      cell: ({ month }) => capitalized(monthName(month, language)),
      place: 'what',
    },
    {
      key: 'number',
      label: t('bills.number'),
      whole: true,
      cell: ({ invoiceNumber }) => invoiceNumber ?? '–',
    },
    {
      key: 'total',
      label: t('bills.total'),
      sortBy: 'total',
      align: 'end',
      cell: ({ total }) => money(total),
      place: 'amount',
    },
    { key: 'withheld', label: t('bills.withheld'), align: 'end', cell: ({ withheld }) => money(withheld) },
    {
      key: 'open',
      label: t('bills.open'),
      sortBy: 'open',
      align: 'end',
      cell: ({ open }) => money(open),
    },
    {
      key: 'status',
      label: t('bills.status'),
      whole: true,
      cell: ({ status }) => <StatusChip owner="bill" status={status} />,
      place: 'chip',
    },
    {
      key: 'dueOn',
      label: t('bills.dueOn'),
      whole: true,
      cell: ({ dueOn }) => formatDate(dueOn),
      place: 'when',
      compact: ({ open, dueOn, invoiceNumber }) =>
        open > 0 && dueOn !== null ? t('bills.until', { day: formatDate(dueOn) }) : invoiceNumber,
    },
    {
      key: 'actions',
      label: t('bills.actions'),
      isLabelHidden: true,
      whole: true,
      cell: (bill) => <BillActions bill={bill} />,
      place: 'action',
    },
  ];
};
