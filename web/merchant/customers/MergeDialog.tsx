import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mergeCustomer, type Customer } from '#contract/customers/customers.ts';
import { call } from '../../shared/call.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { RecordPicker } from './pickers/RecordPicker.tsx';
import { useFoundCustomers } from './pickers/use-found-records.ts';
import { customerKeys } from './use-customers.ts';

interface MergeDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Moves links and documents of a customer to another one that is picked by letters. */
export const MergeDialog = ({ customer, onClose }: MergeDialogProps) => {
  const t = useCustomerMessages();
  const navigate = useNavigate();
  const { base } = usePortal();
  const [into, setInto] = useState<Customer>();
  return (
    <ConfirmDialog
      title={t('customer.merge.title', { name: customer.name })}
      text={t('customer.merge.text')}
      submit={t('customer.merge.submit')}
      isDisabled={into === undefined}
      send={() => call(mergeCustomer, { params: { id: customer.id }, body: { into: into!.id } })}
      done={({ name }) => t('customer.merge.done', { name })}
      failed={t('customer.merge.failed')}
      affects={[customerKeys.customers]}
      onDone={({ id }) => {
        onClose();
        return navigate(`${base}/customers/${id}`);
      }}
      onClose={onClose}
    >
      <RecordPicker
        label={t('customer.merge.into')}
        hint={t('customer.pick.hint')}
        useFound={useFoundCustomers}
        without={customer.id}
        onPick={setInto}
      />
      {into && <p>{t('customer.pick.picked', { name: into.name })}</p>}
    </ConfirmDialog>
  );
};
