import type { ReactNode } from 'react';
import { listOwnBills, type Bill } from '#contract/billing/billing.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
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
  return {
    name: 'bills',
    endpoint: listOwnBills,
    label: t('bills.list'),
    sortBy: 'month',
    fields: useFields(),
    row: useRow(),
    expected: 2,
    failed: t('bills.failed'),
    empty: { icon: 'invoice', title: t('bills.none'), hint: t('bills.noneHint') },
  };
};

/** Until when an open bill is to be paid. */
const usePayUntil = () => {
  const t = useBillMessages();
  return ({ open, dueOn }: Bill): string | null =>
    open > 0 && dueOn !== null ? t('bills.until', { day: formatDate(dueOn) }) : null;
};

/** The compact row; its actions have room for words. */
const useRow = () => {
  const { base } = usePortal();
  const language = useLanguage();
  const payUntil = usePayUntil();
  return (bill: Bill): RecordRow => ({
    to: `${base}/settings/plan/${bill.month}`,
    what: capitalized(monthName(bill.month, language)),
    when: payUntil(bill) ?? bill.invoiceNumber,
    amount: formatMoney(bill.total, 'EUR', language),
    chip: <StatusChip owner="bill" status={bill.status} />,
    action: <BillActions bill={bill} />,
  });
};

/** A value, and what belongs to it in a smaller line below. */
const TwoLines = ({ value, detail }: { value: ReactNode; detail: string | false | null }) => (
  <span className={`${classes['lines']} ${classes['cell']}`}>
    <span>{value}</span>
    {detail && <span className={classes['soft']}>{detail}</span>}
  </span>
);

const useFields = (): readonly Field<Bill>[] => {
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const payUntil = usePayUntil();
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
    },
    {
      key: 'actions',
      label: t('bills.actions'),
      isLabelHidden: true,
      whole: true,
      cell: (bill) => <BillActions bill={bill} isIcon />,
    },
  ];
};
