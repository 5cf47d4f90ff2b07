import { DataTable, SimpleList } from 'react-admin';
import type { Payment } from '#contract/payments/payments.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { MerchantColumn, MoneyColumn } from '../kit/fields/columns.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import type { en } from '../kit/messages/en.ts';
import { subjectOf } from '../kit/fields/subject-of.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

/** The columns of the specification’s point 2: who and how much come first. */
export const PaymentTable = () => (
  <DataTable<Payment> bulkActionButtons={false} rowClick="show">
    <MerchantColumn<Payment> detail={subjectOf} />
    <MoneyColumn source="amount" />
    <DataTable.Col<Payment> source="currency" />
    <DataTable.Col<Payment> source="status" render={(it) => <PaymentStatus payment={it} />} />
    <DataTable.Col<Payment>
      source="id"
      render={({ id, number }) => (
        <ShowLink resource="payments" id={id}>
          {number}
        </ShowLink>
      )}
    />
    <DataTable.Col<Payment> source="invoiceNumber" disableSort />
    <MoneyColumn source="platformFee" disableSort />
    <MoneyColumn source="netAmount" disableSort />
    <DataTable.Col<Payment> source="merchantId" disableSort />
    <DataTable.Col<Payment> source="createdAt" render={({ createdAt }) => formatDateTime(createdAt)} />
  </DataTable>
);

export const PaymentCards = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  return (
    <SimpleList<Payment>
      rowClick="show"
      primaryText={(it) =>
        joined([subjectOf(it) ?? it.merchantName, formatMoney(it.amount, it.currency, language)])
      }
      secondaryText={(it) =>
        joined([
          t('admin.payments.payment', { number: it.number }),
          it.merchantName,
          formatDateTime(it.createdAt),
        ])
      }
      tertiaryText={(it) => <PaymentStatus payment={it} />}
    />
  );
};
