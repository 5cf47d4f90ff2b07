import { DataTable, SimpleList } from 'react-admin';
import type { Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { StatusChip } from '../fields/StatusChip.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { MerchantColumn, MoneyColumn, StatusColumn } from '../fields/columns.tsx';
import { ShowLink } from '../fields/ShowLink.tsx';

/** The columns of the specification’s point 2. */
export const PaymentTable = () => (
  <DataTable<Payment> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<Payment>
      source="id"
      render={({ id, number }) => (
        <ShowLink resource="payments" id={id}>
          {number}
        </ShowLink>
      )}
    />
    <MerchantColumn />
    <MoneyColumn source="amount" />
    <DataTable.Col<Payment> source="currency" />
    <StatusColumn owner="payment" />
    <MoneyColumn source="platformFee" disableSort />
    <MoneyColumn source="netAmount" disableSort />
    <DataTable.Col<Payment> source="merchantId" disableSort />
    <DataTable.Col<Payment> source="createdAt" render={({ createdAt }) => formatDateTime(createdAt)} />
  </DataTable>
);

export const PaymentCards = () => {
  const language = useLanguage();
  return (
    <SimpleList<Payment>
      rowClick="show"
      primaryText={(it) => `${it.number} · ${formatMoney(it.amount, it.currency, language)}`}
      secondaryText={(it) => `${it.merchantName} · ${formatDateTime(it.createdAt)}`}
      tertiaryText={(it) => <StatusChip owner="payment" status={it.status} />}
    />
  );
};
