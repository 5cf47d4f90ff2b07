import { Link } from 'react-router-dom';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { formatDate, formatDateTime } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { Facts } from '../../../shared/layout/Facts.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useProformaMessages } from '../../sales/index.ts';
import classes from '../InvoicePage.module.css';

type Props = Readonly<{ proforma: Proforma }>;

/** Its last day, who accepted it, and what is paid and open. */
export const About = ({ proforma }: Props) => {
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

/** Its advance invoices and the final one; nothing before the first. */
export const Documents = ({ proforma: { invoices, currency } }: Props) => {
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

/** What the payer asked, answered by mail. */
export const Questions = ({ proforma: { questions } }: Props) => {
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
