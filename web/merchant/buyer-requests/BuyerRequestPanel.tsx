import { useState } from 'react';
import { acceptBuyerRequest, type BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import { call } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import classes from '../../shared/form/FormLayout.module.css';
import { guidanceKey } from '../kit/portal/queries.ts';
import { BuyerRequestMessages, useBuyerRequestMessages } from './messages/buyer-request-messages.ts';
import { RefuseBuyerDialog } from './RefuseBuyerDialog.tsx';
import { buyerRequestsKey, useOpenBuyerRequest } from './use-buyer-requests.ts';

/** The request of the customer for this document to a company, with the merchant's answers. */
export const BuyerRequestPanel = ({ invoiceId }: { invoiceId: number }) => {
  const { data } = useOpenBuyerRequest(invoiceId);
  const request = data?.rows[0];
  if (request === undefined) return null;
  return (
    <BuyerRequestMessages>
      <Answers request={request} />
    </BuyerRequestMessages>
  );
};

const Answers = ({ request }: { request: BuyerRequest }) => {
  const t = useBuyerRequestMessages();
  const [asked, setAsked] = useState<'accept' | 'refuse'>();
  const { buyer, createdAt, obstacle } = request;
  const close = (): void => setAsked(undefined);
  return (
    <Panel title={t('buyerRequests.title')}>
      <p>{t('buyerRequests.text', { date: formatDate(createdAt) })}</p>
      <p>
        <strong>
          <bdi>{buyer.name}</bdi>
        </strong>
        {buyer.taxId !== null && `, ${t('buyerRequests.taxId')} ${buyer.taxId}`}
        {buyer.vatNumber !== null && `, ${t('buyerRequests.vatNumber')} ${buyer.vatNumber}`},{' '}
        <bdi>{buyer.address}</bdi>
      </p>
      <p>{t(`buyerRequests.obstacles.${obstacle}`)}</p>
      <div className={classes['foot']}>
        <Button onClick={() => setAsked('refuse')}>{t('buyerRequests.refuse')}</Button>
        <Button variant="primary" onClick={() => setAsked('accept')}>
          {t('buyerRequests.accept')}
        </Button>
      </div>
      {asked === 'accept' && <Acceptance request={request} onClose={close} />}
      {asked === 'refuse' && <RefuseBuyerDialog request={request} onClose={close} />}
    </Panel>
  );
};

const Acceptance = ({ request, onClose }: { request: BuyerRequest; onClose: () => void }) => {
  const t = useBuyerRequestMessages();
  return (
    <ConfirmDialog
      title={t('buyerRequests.accept')}
      text={t('buyerRequests.acceptText', { name: request.buyer.name })}
      submit={t('buyerRequests.accept')}
      send={() => call(acceptBuyerRequest, { params: { id: request.id } })}
      done={t('buyerRequests.accepted')}
      failed={t('buyerRequests.failed')}
      affects={[buyerRequestsKey, guidanceKey, ['invoice'], ['invoices'], ['payment'], ['payments']]}
      onClose={onClose}
    />
  );
};
