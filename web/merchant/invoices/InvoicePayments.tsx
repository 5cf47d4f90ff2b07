import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';
import { TakeBackDialog } from './TakeBackDialog.tsx';

type Payment = Invoice['payments'][number];

/** The payments of an invoice; a transfer can be taken back. */
export const InvoicePayments = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const holds = useRights();
  const [taken, setTaken] = useState<number>();
  if (invoice.payments.length === 0) return null;
  const canTakeBack = !isDemo && holds('WRITE_DOCUMENTS');
  return (
    <Panel title={t('merchant.invoice.payments.title')}>
      <ul className={classes['mails']}>
        {invoice.payments.map((payment) => (
          <li key={payment.id}>
            <PaymentLine payment={payment} currency={invoice.currency} />{' '}
            {canTakeBack && payment.kind === 'BANK' && payment.takenBackAt === null && (
              <Button variant="quiet" onClick={() => setTaken(payment.id)}>
                {t('merchant.invoice.takeBack.action')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {taken !== undefined && (
        <TakeBackDialog invoice={invoice} paymentId={taken} onClose={() => setTaken(undefined)} />
      )}
    </Panel>
  );
};

const PaymentLine = ({ payment, currency }: { payment: Payment; currency: Invoice['currency'] }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const { kind, amount, paidOn, paymentId, note, takenBackAt, takenBackReason } = payment;
  return (
    <>
      {paymentId === null ? (
        t(`merchant.invoice.payments.${kind}`)
      ) : (
        <Link to={`${base}/payments/${paymentId}`}>{t(`merchant.invoice.payments.${kind}`)}</Link>
      )}{' '}
      {formatMoney(amount, currency, language)}{' '}
      <span className={classes['soft']}>
        {joined([
          formatDate(paidOn),
          note,
          takenBackAt !== null &&
            `${t('merchant.invoice.payments.takenBack', { date: formatDate(takenBackAt) })} ${takenBackReason ?? ''}`,
        ])}
      </span>
    </>
  );
};
