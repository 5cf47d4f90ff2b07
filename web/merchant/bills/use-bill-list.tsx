import type { ReactNode } from 'react';
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
import classes from './Plan.module.css';

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

/** A value, and what belongs to it in a smaller line below. */
const TwoLines = ({ value, detail }: { value: ReactNode; detail: string | false | null }) => (
  <>
    {value}
    {detail && <span className={classes['detail']}>{detail}</span>}
  </>
);

const useFields = (): readonly Field<Bill>[] => {
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const payUntil = ({ open, dueOn }: Bill): string | false =>
    open > 0 && dueOn !== null && t('bills.until', { day: formatDate(dueOn) });
  return [
    {
      key: 'month',
      label: t('bills.month'),
      sortBy: 'month',
      opens: true,
      whole: true,
      cell: ({ month, invoiceNumber }) => (
        <TwoLines value={capitalized(monthName(month, language))} detail={invoiceNumber} />
      ),
      place: 'what',
      compact: ({ month }) => capitalized(monthName(month, language)),
    },
    {
      key: 'total',
      label: t('bills.total'),
      sortBy: 'total',
      align: 'end',
      cell: ({ total, withheld }) => (
        <TwoLines
          value={money(total)}
          detail={withheld > 0 && t('bills.withheldPart', { amount: money(withheld) })}
        />
      ),
      place: 'amount',
      compact: ({ total }) => money(total),
    },
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
      cell: (bill) => (
        <TwoLines value={<StatusChip owner="bill" status={bill.status} />} detail={payUntil(bill)} />
      ),
      place: 'chip',
      compact: ({ status }) => <StatusChip owner="bill" status={status} />,
    },
    {
      key: 'when',
      label: t('bills.number'),
      isOptional: true,
      cell: ({ invoiceNumber }) => invoiceNumber,
      place: 'when',
      compact: (bill) => payUntil(bill) || bill.invoiceNumber,
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
