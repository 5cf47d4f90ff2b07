import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mergeCustomer, type Customer } from '#contract/customers/customers.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
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
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { base } = usePortal();
  const [into, setInto] = useState<Customer>();
  const merge = useMutation({
    mutationFn: (id: number) => call(mergeCustomer, { params: { id: customer.id }, body: { into: id } }),
    onSuccess: async ({ id, name }) => {
      toast(t('customer.merge.done', { name }));
      onClose();
      await navigate(`${base}/customers/${id}`);
      await client.invalidateQueries({ queryKey: customerKeys.customers });
    },
  });
  return (
    <Dialog
      title={t('customer.merge.title', { name: customer.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            variant="danger"
            disabled={into === undefined}
            busy={merge.isPending}
            onClick={() => into && merge.mutate(into.id)}
          >
            {t('customer.merge.submit')}
          </Button>
        </>
      }
    >
      <p>{t('customer.merge.text')}</p>
      <RecordPicker
        label={t('customer.merge.into')}
        hint={t('customer.pick.hint')}
        useFound={useFoundCustomers}
        without={customer.id}
        onPick={setInto}
      />
      {into && <p>{t('customer.pick.picked', { name: into.name })}</p>}
      {merge.error && <Banner tone="error">{messageOf(merge.error, t('customer.merge.failed'))}</Banner>}
    </Dialog>
  );
};
