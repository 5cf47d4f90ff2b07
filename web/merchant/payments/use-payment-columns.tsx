import type { Payment } from '#contract/payments/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import type { Column } from '../../shared/list/DataTable.tsx';
import { PaymentChips } from '../../shared/payments/PaymentChips.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Person } from '../kit/lists/Person.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './PaymentPage.module.css';
import { useLeftText } from './use-left-text.ts';

type Shared = 'customer' | 'amount' | 'currency' | 'id' | 'status' | 'createdAt';

/** The columns that every list of payments has: who and how much first. */
export const usePaymentColumns = (): Readonly<Record<Shared, Column<Payment>>> => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const left = useLeftText();
  return {
    customer: {
      key: 'customer',
      label: t('merchant.payments.customer'),
      opens: true,
      cell: ({ customerName, customerEmail, number }) => (
        <Person
          name={customerName ?? customerEmail}
          detail={`${t('merchant.payments.id')} ${number}`}
          isDetailShown
        />
      ),
    },
    amount: {
      key: 'amount',
      label: t('merchant.payments.amount'),
      sortBy: 'amount',
      align: 'end',
      isFixed: true,
      cell: (payment) => (
        <>
          {formatMoney(payment.amount, payment.currency, language)}
          {payment.refundStatus === 'PARTIAL' && <span className={classes['soft']}>{left(payment)}</span>}
        </>
      ),
    },
    currency: {
      key: 'currency',
      label: t('merchant.payments.currency'),
      sortBy: 'currency',
      isOptional: true,
      cell: ({ currency }) => currency,
    },
    id: {
      key: 'id',
      label: t('merchant.payments.id'),
      sortBy: 'id',
      isOptional: true,
      whole: true,
      cell: ({ number }) => number,
    },
    status: {
      key: 'status',
      label: t('merchant.payments.status'),
      sortBy: 'status',
      whole: true,
      cell: (payment) => <PaymentChips payment={payment} />,
    },
    createdAt: {
      key: 'createdAt',
      label: t('merchant.payments.createdAt'),
      sortBy: 'createdAt',
      whole: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  };
};
