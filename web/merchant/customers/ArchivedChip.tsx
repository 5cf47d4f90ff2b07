import { Chip } from '../../shared/StatusChip.tsx';
import { useCustomerMessages } from './messages/customer-messages.ts';

/** Marks an archived record. */
export const ArchivedChip = () => {
  const t = useCustomerMessages();
  return (
    <Chip tone="neutral" status="ARCHIVED">
      {t('customer.archived')}
    </Chip>
  );
};
