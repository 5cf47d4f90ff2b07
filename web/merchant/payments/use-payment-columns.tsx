import { Link } from 'react-router-dom';
import type { Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import type { Column } from '../../shared/list/DataTable.tsx';
import { PaymentChips } from '../../shared/payments/PaymentChips.tsx';
import { usePortal } from '../portal.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

type Shared = 'id' | 'status' | 'createdAt';

/** The columns that every list of payments has. */
export const usePaymentColumns = (): Readonly<Record<Shared, Column<Payment>>> => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  return {
    id: {
      key: 'id',
      label: t('merchant.payments.id'),
      sortBy: 'id',
      cell: ({ id, number }) => <Link to={`${base}/payments/${id}`}>{number}</Link>,
    },
    status: {
      key: 'status',
      label: t('merchant.payments.status'),
      sortBy: 'status',
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
