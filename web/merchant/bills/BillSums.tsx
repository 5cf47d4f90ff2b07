import type { ReactNode } from 'react';
import type { BillDetails } from '#contract/billing/billing.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useBillMessages } from './messages/bill-messages.ts';
import { Sums } from './Sums.tsx';

type Row = readonly [name: string, value: ReactNode];

/** The document of a bill, its sums and its credit notes; what is 0 for most is left out. */
export const BillSums = ({ bill }: { bill: BillDetails }) => {
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const other = (name: string, amount: number): readonly Row[] =>
    amount === 0 ? [] : [[name, money(amount)]];
  const document: readonly Row[] = [
    [t('bills.number'), bill.invoiceNumber],
    [t('bills.issuedOn'), formatDate(bill.issuedOn)],
    [t('bills.dueOn'), formatDate(bill.dueOn)],
  ];
  return (
    <Sums
      rows={[
        ...(bill.invoiceId === null ? [] : document),
        [t('bills.one.fees'), money(bill.fees)],
        ...other(t('bills.one.returned'), bill.returnedFees),
        [t('bills.one.plan'), money(bill.plan)],
        [t('bills.total'), <strong key="total">{money(bill.total)}</strong>],
        ...other(t('bills.one.withheld'), bill.withheld),
        ...bill.notes.map(({ invoiceNumber, amount }): Row => [
          t('bills.one.note', { number: invoiceNumber }),
          money(amount),
        ]),
        [t('bills.open'), money(bill.open)],
      ]}
    />
  );
};
