import { useMediaQuery, type Theme } from '@mui/material';
import { Pagination, ReferenceManyField } from 'react-admin';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { PaymentCards, PaymentTable } from '../payments/PaymentTable.tsx';
import type { en } from '../words/en.ts';

export const MerchantPayments = () => {
  const t = useWords<typeof en>();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <ReferenceManyField
      reference="payments"
      target="merchantId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={10}
      pagination={<Pagination />}
      empty={<EmptyState icon="card" title={t('admin.payments.empty')} />}
    >
      {isPhone ? <PaymentCards /> : <PaymentTable />}
    </ReferenceManyField>
  );
};
