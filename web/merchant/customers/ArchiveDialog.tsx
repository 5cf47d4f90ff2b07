import { archiveCustomer, type Customer } from '#contract/customers/customers.ts';
import { call } from '../../shared/call.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys } from './use-customers.ts';

interface ArchiveDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Takes a customer out of lists and pickers, or puts it back. */
export const ArchiveDialog = ({ customer: { id, name, archivedAt }, onClose }: ArchiveDialogProps) => {
  const t = useCustomerMessages();
  const isArchived = archivedAt === null;
  const action = t(isArchived ? 'customer.archive.action' : 'customer.archive.restore');
  return (
    <ConfirmDialog
      title={isArchived ? t('customer.archive.title', { name }) : action}
      text={isArchived ? t('customer.archive.text') : name}
      submit={action}
      send={() => call(archiveCustomer, { params: { id }, body: { isArchived } })}
      done={t(isArchived ? 'customer.archive.done' : 'customer.archive.restored', { name })}
      failed={t('customer.archive.failed')}
      affects={[customerKeys.customers]}
      onClose={onClose}
    />
  );
};
