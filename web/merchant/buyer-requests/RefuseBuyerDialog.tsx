import { refuseBuyerRequest, type BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { documentQueries } from '../kit/documents/document-queries.ts';
import { useBuyerRequestMessages } from './messages/buyer-request-messages.ts';
import { guidanceKey } from '../kit/portal/queries.ts';
import { buyerRequestsKey } from './use-buyer-requests.ts';

/** Refuses the request for another buyer, with the reason. */
export const RefuseBuyerDialog = ({ request, onClose }: { request: BuyerRequest; onClose: () => void }) => {
  const t = useBuyerRequestMessages();
  return (
    <FormDialog
      title={t('buyerRequests.refuseTitle')}
      defaultValues={{ reason: '' }}
      schema={refuseBuyerRequest.body}
      submit={t('buyerRequests.refuse')}
      isFinal
      cancel={t('buyerRequests.keep')}
      send={(body) => call(refuseBuyerRequest, { params: { id: request.id }, body })}
      done={t('buyerRequests.refused')}
      failed={t('buyerRequests.failed')}
      affects={[buyerRequestsKey, guidanceKey, ...documentQueries]}
      onClose={onClose}
    >
      <p>{t('buyerRequests.refuseText')}</p>
      <TextArea name="reason" label={t('buyerRequests.reason')} required maxLength={500} />
    </FormDialog>
  );
};
