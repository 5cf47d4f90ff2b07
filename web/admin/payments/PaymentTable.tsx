import { DataTable, SimpleList } from 'react-admin';
import type { Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { ShowLink } from '../fields/ShowLink.tsx';

/** The columns of the specification’s point 2. */
export const PaymentTable = () => {
  const language = useLanguage();
  return (
    <DataTable<Payment> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<Payment>
        source="id"
        render={({ id }) => (
          <ShowLink resource="payments" id={id}>
            {id}
          </ShowLink>
        )}
      />
      <DataTable.Col<Payment>
        source="merchantName"
        disableSort
        render={({ merchantId, merchantName }) => (
          <ShowLink resource="merchants" id={merchantId}>
            {merchantName}
          </ShowLink>
        )}
      />
      <DataTable.Col<Payment>
        align="right"
        source="amount"
        render={({ amount, currency }) => formatMoney(amount, currency, language)}
      />
      <DataTable.Col<Payment> source="currency" />
      <DataTable.Col<Payment>
        source="status"
        render={({ status }) => <StatusChip owner="payment" status={status} />}
      />
      <DataTable.Col<Payment>
        align="right"
        source="platformFee"
        disableSort
        render={({ platformFee, currency }) => formatMoney(platformFee, currency, language)}
      />
      <DataTable.Col<Payment>
        align="right"
        source="netAmount"
        disableSort
        render={({ netAmount, currency }) => formatMoney(netAmount, currency, language)}
      />
      <DataTable.Col<Payment> source="merchantId" disableSort />
      <DataTable.Col<Payment> source="createdAt" render={({ createdAt }) => formatDateTime(createdAt)} />
    </DataTable>
  );
};

export const PaymentCards = () => {
  const language = useLanguage();
  return (
    <SimpleList<Payment>
      rowClick="show"
      primaryText={(it) => formatMoney(it.amount, it.currency, language)}
      secondaryText={(it) => `${it.merchantName} · ${formatDateTime(it.createdAt)}`}
      tertiaryText={(it) => <StatusChip owner="payment" status={it.status} />}
    />
  );
};
