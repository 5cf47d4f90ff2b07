import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { refuseBuyerRequest, type BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import classes from '../kit/dialogs/dialog-form.module.css';
import { useDocumentAction } from '../kit/documents/use-document-action.ts';
import { useBuyerRequestMessages } from './messages/buyer-request-messages.ts';
import { buyerRequestsKey } from './use-buyer-requests.ts';

/** Refuses the request for another buyer, with the reason. */
export const RefuseBuyerDialog = ({ request, onClose }: { request: BuyerRequest; onClose: () => void }) => {
  const t = useBuyerRequestMessages();
  const client = useQueryClient();
  const form = useForm({
    defaultValues: { reason: '' },
    resolver: useContractResolver(refuseBuyerRequest.body),
  });
  const { failure, submit } = useDocumentAction({
    form,
    action: async (body) => {
      await call(refuseBuyerRequest, { params: { id: request.id }, body });
      await client.invalidateQueries({ queryKey: buyerRequestsKey });
    },
    succeeded: () => t('buyerRequests.refused'),
    failed: t('buyerRequests.failed'),
    onClose,
  });
  return (
    <Dialog title={t('buyerRequests.refuseTitle')} onClose={onClose}>
      <Form form={form} onSubmit={submit} label={t('buyerRequests.refuseTitle')} className={classes['form']}>
        <p>{t('buyerRequests.refuseText')}</p>
        <TextArea name="reason" label={t('buyerRequests.reason')} required maxLength={500} />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('buyerRequests.keep')}</Button>
          <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
            {t('buyerRequests.refuse')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
