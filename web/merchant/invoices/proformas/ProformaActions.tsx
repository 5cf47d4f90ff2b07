import { useState } from 'react';
import {
  getProformaPdf,
  invoiceProforma,
  sendProforma,
  withdrawProforma,
  type Proforma,
} from '#contract/proformas/proformas.ts';
import { call, requestPath } from '../../../shared/call.ts';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useDownload } from '../../kit/portal/use-download.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import type { RecordAction } from '../../kit/records/record-action.ts';
import { RecordActions } from '../../kit/records/RecordActions.tsx';
import { proformaQueries, useProformaMessages } from '../../sales/index.ts';
import { movesOf, type Move } from './proforma-moves.ts';

type Props = Readonly<{ proforma: Proforma }>;

/** The PDF, and what its state and the rights of the member allow. */
export const ProformaActions = ({ proforma }: Props) => {
  const t = useProformaMessages();
  const { base, isDemo } = usePortal();
  const mayWrite = useRights()('WRITE_DOCUMENTS');
  const [opened, setOpened] = useState<Move>();
  const pdf = useDownload(t('proforma.readFailed'));
  const { id } = proforma;
  if (isDemo) return null;
  const actionOf = (move: Move): RecordAction => {
    const label = t(`proforma.actions.${move}`);
    return move === 'change'
      ? { label, to: `${base}/proformas/${id}/edit` }
      : { label, onPress: () => setOpened(move) };
  };
  const download: RecordAction = {
    label: t('proforma.actions.pdf'),
    icon: 'download',
    busy: pdf.isPending,
    onPress: () => pdf.press(requestPath(getProformaPdf, { params: { id } })),
  };
  const [primary, ...more] = mayWrite ? movesOf(proforma).map(actionOf) : [];
  const close = (): void => setOpened(undefined);
  return (
    <>
      <RecordActions primary={primary} beside={[download]} more={more} />
      {opened === 'send' && <SendDialog proforma={proforma} onClose={close} />}
      {opened === 'invoice' && <InvoiceDialog proforma={proforma} onClose={close} />}
      {opened === 'withdraw' && <WithdrawDialog proforma={proforma} onClose={close} />}
    </>
  );
};

type Closing = Props & Readonly<{ onClose: () => void }>;

const SendDialog = ({ proforma: { id, content }, onClose }: Closing) => {
  const t = useProformaMessages();
  return (
    <FormDialog
      title={t('proforma.send.title')}
      defaultValues={{ email: content.customer.email ?? '' }}
      schema={sendProforma.body}
      submit={t('proforma.send.submit')}
      send={({ email }) => call(sendProforma, { params: { id }, body: { email: email.trim() } })}
      done={(_, { email }) => t('proforma.send.done', { email: email.trim() })}
      failed={t('proforma.send.failed')}
      affects={proformaQueries}
      onClose={onClose}
    >
      <TextInput name="email" type="email" label={t('proforma.send.address')} required />
    </FormDialog>
  );
};

const InvoiceDialog = ({ proforma: { id }, onClose }: Closing) => {
  const t = useProformaMessages();
  return (
    <ConfirmDialog
      title={t('proforma.invoice.title')}
      text={t('proforma.invoice.text')}
      submit={t('proforma.invoice.submit')}
      isSafe
      send={() => call(invoiceProforma, { params: { id } })}
      done={t('proforma.invoice.done')}
      failed={t('proforma.invoice.failed')}
      affects={proformaQueries}
      onClose={onClose}
    />
  );
};

const WithdrawDialog = ({ proforma: { id }, onClose }: Closing) => {
  const t = useProformaMessages();
  return (
    <ConfirmDialog
      title={t('proforma.withdraw.title')}
      text={t('proforma.withdraw.text')}
      submit={t('proforma.withdraw.submit')}
      cancel={t('proforma.withdraw.keep')}
      send={() => call(withdrawProforma, { params: { id } })}
      done={t('proforma.withdraw.done')}
      failed={t('proforma.withdraw.failed')}
      affects={proformaQueries}
      onClose={onClose}
    />
  );
};
