import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useInvoice } from './use-invoice.ts';
import { recordTitle } from '../kit/lists/record-title.ts';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { PromisesPanel } from '../promises/index.ts';
import { AdvanceNotes } from './AdvanceNotes.tsx';
import { Corrections } from './Corrections.tsx';
import { Deliveries } from './Deliveries.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { Installments } from './Installments.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoiceReminders } from './InvoiceReminders.tsx';
import { InvoiceParties } from './InvoiceParties.tsx';
import classes from './InvoicePage.module.css';
import { AdvanceMessages } from './messages/advance-messages.ts';
import { PayPanel } from './PayPanel.tsx';
import { UndeliveredMail } from './ShareInvoice.tsx';
import { VatCheck } from './VatCheck.tsx';
import { signed } from './signed-total.ts';
import { deliveryOf, titleOf } from './title-of.ts';
import { useRights } from '../kit/portal/use-rights.ts';

const BuyerRequestPanel = lazyPart(async () => ({
  default: (await import('../buyer-requests/index.ts')).BuyerRequestPanel,
}));

export const InvoicePage = () => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  const id = Number(useParams()['id']);
  return (
    <RecordScreen
      query={useInvoice(id)}
      back={{ to: `${base}/invoices`, label: t('merchant.invoice.back') }}
      icon="invoice"
      missing={t('merchant.invoice.notFound')}
      failed={t('merchant.invoice.failed')}
    >
      {(invoice) => (
        <AdvanceMessages>
          <Document invoice={invoice} />
        </AdvanceMessages>
      )}
    </RecordScreen>
  );
};

const Document = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const holds = useRights();
  const language = useLanguage();
  const number = { number: invoice.invoiceNumber };
  const total = formatMoney(signed(invoice.totalAmount, invoice), invoice.currency, language);
  return (
    <>
      <PageTitle
        title={recordTitle(total, invoice.buyer.name || invoice.customerEmail)}
        subtitle={t(`merchant.invoice.${titleOf[invoice.type]}`, number)}
        status={<InvoiceChip invoice={invoice} />}
      >
        <DocumentActions invoice={invoice} />
      </PageTitle>
      {invoice.isTest && <Banner tone="warning">{t('merchant.invoice.testNote')}</Banner>}
      {invoice.annulledAt !== null && (
        <Banner tone="error">
          {t('merchant.invoice.annulledNote', { date: formatDate(invoice.annulledAt) })}{' '}
          {invoice.annulmentReason}
        </Banner>
      )}
      <UndeliveredMail invoice={invoice} />
      <AdvanceNotes invoice={invoice} />
      {!isDemo && holds('WRITE_DOCUMENTS') && (
        <Suspense fallback={null}>
          <BuyerRequestPanel invoiceId={invoice.id} />
        </Suspense>
      )}
      <VatCheck vatCheck={invoice.vatCheck} />
      {invoice.payUrl !== null && <PayPanel invoice={invoice} payUrl={invoice.payUrl} />}
      {invoice.payUrl !== null && !isDemo && (
        <Suspense fallback={null}>
          <PromisesPanel invoiceId={invoice.id} />
        </Suspense>
      )}
      <Panel>
        <Dates invoice={invoice} />
        <InvoiceParties invoice={invoice} />
        {noteOf(invoice) !== null && (
          <div>
            <h2 className={classes['label']}>{t('merchant.invoice.note')}</h2>
            <p>{noteOf(invoice)}</p>
          </div>
        )}
        <InvoiceItems invoice={invoice} />
      </Panel>
      <Installments invoice={invoice} />
      <InvoicePayments invoice={invoice} />
      <Corrections invoice={invoice} />
      <Deliveries invoice={invoice} />
      <InvoiceReminders invoice={invoice} />
    </>
  );
};

/** As on the printed document: a text that only repeats a line or the reason of a note is no note. */
const noteOf = ({ description, correctionReason, items }: Invoice): string | null =>
  description === correctionReason || items.some((item) => item.description === description)
    ? null
    : description;

/** A credit note and a voided document are not paid. */
const isPayable = ({ type, annulledAt }: Invoice): boolean => type !== 'CREDIT_NOTE' && annulledAt === null;

const Dates = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { deadlineOf } = useDeadline();
  const { delivery } = invoice;
  return (
    <div className={classes['head']}>
      <dl className={classes['dates']}>
        <Dated label={t('merchant.invoice.issueDate')} date={invoice.issueDate} />
        <Dated label={t('merchant.invoice.taxEventDate')} date={invoice.taxEventDate} />
        {isPayable(invoice) && (
          <div>
            <dt className={classes['label']}>{t('merchant.invoice.dueDate')}</dt>
            <dd>{invoice.status === 'PAID' ? formatDate(invoice.dueDate) : deadlineOf(invoice.dueDate)}</dd>
          </div>
        )}
        <EuroRate invoice={invoice} />
      </dl>
      {delivery && (
        <p className={classes['soft']}>
          {t(`merchant.invoice.${deliveryOf[invoice.type]}.${delivery.state}`, {
            recipient: delivery.recipient,
            date: formatDateTime(delivery.sentAt),
          })}
        </p>
      )}
    </div>
  );
};

/** The central bank's rate of a document in another currency than the euro; older documents have no day. */
const EuroRate = ({ invoice: { currency, eurRate, eurRateDay } }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  if (currency === 'EUR') return null;
  const day = eurRateDay === null ? '' : ` (${formatDate(eurRateDay)})`;
  return (
    <div>
      <dt className={classes['label']}>{t('merchant.invoice.eurRate')}</dt>
      <dd>{`1 EUR = ${formatNumber(eurRate, language, 6)} ${currency}${day}`}</dd>
    </div>
  );
};

const Dated = ({ label, date }: { label: string; date: string }) => (
  <div>
    <dt className={classes['label']}>{label}</dt>
    <dd>{formatDate(date)}</dd>
  </div>
);
