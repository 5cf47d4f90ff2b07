import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QRCodeSVG } from 'qrcode.react';
import {
  getProformaPdf,
  invoiceProforma,
  sendProforma,
  withdrawProforma,
} from '#contract/proformas/proformas.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { call, requestPath } from '../../../shared/call.ts';
import { CopyButton } from '../../../shared/CopyButton.tsx';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { formatDate, formatDateTime } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { Facts } from '../../../shared/layout/Facts.tsx';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { recordTitle } from '../../kit/lists/record-title.ts';
import { RecordScreen } from '../../kit/lists/RecordScreen.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useDownload } from '../../kit/portal/use-download.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import type { RecordAction } from '../../kit/records/record-action.ts';
import { RecordActions } from '../../kit/records/RecordActions.tsx';
import classes from '../InvoicePage.module.css';
import {
  ProformaChip,
  ProformaMessages,
  proformaQueries,
  SaleLines,
  useProforma,
  useProformaMessages,
} from '../../sales/index.ts';

/** Pixels. */
const codeSize = 160;

const ProformaPage = () => (
  <ProformaMessages>
    <Screen />
  </ProformaMessages>
);
export default ProformaPage;

const Screen = () => {
  const t = useProformaMessages();
  const { base } = usePortal();
  return (
    <RecordScreen
      query={useProforma(Number(useParams()['id']))}
      back={{ to: `${base}/proformas`, label: t('proforma.back') }}
      icon="invoice"
      missing={t('proforma.notFound')}
      failed={t('proforma.readFailed')}
    >
      {(proforma) => <Record proforma={proforma} />}
    </RecordScreen>
  );
};

type Props = Readonly<{ proforma: Proforma }>;

const Record = ({ proforma }: Props) => {
  const t = useProformaMessages();
  const language = useLanguage();
  const { kind, number, total, currency, customerName, state } = proforma;
  return (
    <>
      <PageTitle
        title={recordTitle(formatMoney(total, currency, language), customerName)}
        subtitle={t('proforma.numbered', { kind: t(`proforma.kinds.${kind}`), number })}
        status={<ProformaChip state={state} />}
      >
        <Actions proforma={proforma} />
      </PageTitle>
      {proforma.url !== null && state !== 'WITHDRAWN' && <CustomersPage url={proforma.url} />}
      <About proforma={proforma} />
      <SaleLines title={t('proforma.lines')} content={proforma.content} />
      <Documents proforma={proforma} />
      <Questions proforma={proforma} />
    </>
  );
};

const CustomersPage = ({ url }: Readonly<{ url: string }>) => {
  const t = useProformaMessages();
  return (
    <Panel title={t('proforma.page')}>
      <div className={classes['pay']}>
        {/* White around the code in the dark theme too: many readers need a light margin. */}
        <div className={classes['paper']}>
          <QRCodeSVG value={url} size={codeSize} level="L" title={t('proforma.page')} />
        </div>
        <div className={classes['payText']}>
          <p>{t('proforma.pageText')}</p>
          <p className={classes['url']}>
            <a href={url}>{url}</a>
          </p>
          <CopyButton text={url} label={t('proforma.actions.copy')} />
        </div>
      </div>
    </Panel>
  );
};

const About = ({ proforma }: Props) => {
  const t = useProformaMessages();
  const language = useLanguage();
  const { validUntil, acceptedAt, acceptedBy, reference, paid, open, currency } = proforma;
  const date = formatDateTime(acceptedAt);
  const accepted =
    acceptedBy === null
      ? t('proforma.accepted', { date })
      : t('proforma.acceptedBy', { date, name: acceptedBy });
  return (
    <Panel>
      <Facts
        facts={[
          [t('proforma.validUntil'), formatDate(validUntil)],
          ...(acceptedAt === null ? [] : [[t('proforma.states.ACCEPTED'), accepted] as const]),
          ...(reference === null ? [] : [[t('proforma.reference'), reference] as const]),
          ...(paid === 0 ? [] : [[t('proforma.paid'), formatMoney(paid, currency, language)] as const]),
          [t('proforma.open'), formatMoney(open, currency, language)],
        ]}
      />
    </Panel>
  );
};

const Documents = ({ proforma: { invoices, currency } }: Props) => {
  const t = useProformaMessages();
  const language = useLanguage();
  const { base } = usePortal();
  if (invoices.length === 0) return null;
  return (
    <Panel title={t('proforma.documents')}>
      <ul>
        {invoices.map(({ invoiceId, invoiceNumber, isAdvance, total }) => (
          <li key={invoiceId}>
            <Link to={`${base}/invoices/${invoiceId}`}>
              {t(isAdvance ? 'proforma.advance' : 'proforma.final')} {invoiceNumber}
            </Link>{' '}
            {formatMoney(total, currency, language)}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Questions = ({ proforma: { questions } }: Props) => {
  const t = useProformaMessages();
  if (questions.length === 0) return null;
  return (
    <Panel title={t('proforma.questions')}>
      <ul>
        {questions.map(({ text, email, askedAt }) => (
          <li key={askedAt}>
            <p>{text}</p>
            <p className={classes['soft']}>
              {formatDateTime(askedAt)} · <a href={`mailto:${email}`}>{t('proforma.answer', { email })}</a>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

type Opened = 'send' | 'invoice' | 'withdraw';

/** The next step by the state: what is a draft is sent, what is sent and accepted is invoiced. */
const Actions = ({ proforma }: Props) => {
  const t = useProformaMessages();
  const { base, isDemo } = usePortal();
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !isDemo;
  const [opened, setOpened] = useState<Opened>();
  const pdf = useDownload(t('proforma.readFailed'));
  const { id, state, paid, invoices } = proforma;
  const isInvoiced = invoices.some(({ isAdvance }) => !isAdvance);
  const isOpen = state !== 'PAID' && state !== 'WITHDRAWN' && !isInvoiced;
  const opening = (name: Opened): RecordAction => ({
    label: t(`proforma.actions.${name}`),
    onPress: () => setOpened(name),
  });
  const download: RecordAction = {
    label: t('proforma.actions.pdf'),
    icon: 'download',
    busy: pdf.isPending,
    onPress: () => pdf.press(requestPath(getProformaPdf, { params: { id } })),
  };
  if (!mayWrite || !isOpen) return isDemo ? null : <RecordActions beside={[download]} />;
  const change: RecordAction = { label: t('proforma.actions.change'), to: `${base}/proformas/${id}/edit` };
  const close = (): void => setOpened(undefined);
  return (
    <>
      <RecordActions
        primary={state === 'ACCEPTED' ? opening('invoice') : opening('send')}
        beside={[download]}
        more={[
          ...(paid === 0 ? [change] : []),
          state === 'ACCEPTED' ? opening('send') : opening('invoice'),
          ...(paid === 0 ? [opening('withdraw')] : []),
        ]}
      />
      {opened === 'send' && <SendDialog proforma={proforma} onClose={close} />}
      {opened === 'invoice' && (
        <Confirm proforma={proforma} name="invoice" endpoint={invoiceProforma} onClose={close} />
      )}
      {opened === 'withdraw' && (
        <Confirm proforma={proforma} name="withdraw" endpoint={withdrawProforma} onClose={close} />
      )}
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

type ConfirmProps = Closing & Readonly<{ name: 'invoice' | 'withdraw'; endpoint: typeof invoiceProforma }>;

const Confirm = ({ proforma: { id }, name, endpoint, onClose }: ConfirmProps) => {
  const t = useProformaMessages();
  return (
    <ConfirmDialog
      title={t(`proforma.${name}.title`)}
      text={t(`proforma.${name}.text`)}
      submit={t(`proforma.${name}.submit`)}
      send={() => call(endpoint, { params: { id } })}
      done={t(`proforma.${name}.done`)}
      failed={t(`proforma.${name}.failed`)}
      affects={proformaQueries}
      onClose={onClose}
    />
  );
};
