import { Link } from 'react-router-dom';
import type { VatThreshold } from '#contract/closing/vat-threshold.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useThresholdMessages } from './messages/threshold-messages.ts';
import classes from './Threshold.module.css';

type Sum = Pick<VatThreshold, 'turnover' | 'limit' | 'percent'>;

/** The turnover of the limit with its bar. */
const SumOfLimit = ({ sum: { turnover, limit, percent } }: { sum: Sum }) => {
  const t = useThresholdMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const label = t('threshold.of', { turnover: money(turnover), limit: money(limit), percent });
  return (
    <>
      <p>{label}</p>
      <progress className={classes['bar']} max={100} value={Math.min(percent, 100)} aria-label={label} />
    </>
  );
};

/** The threshold of the scheme for small enterprises in the whole Union, and what follows from it. */
export const UnionThreshold = ({ union }: { union: NonNullable<VatThreshold['union']> }) => {
  const t = useThresholdMessages();
  const { deadlineIn } = useDeadline();
  const { crossing, step, expectedOn } = union;
  return (
    <div className={classes['body']}>
      <SumOfLimit sum={union} />
      {crossing !== null && (
        <Banner tone="error">
          {t('threshold.unionExceeded', {
            day: formatDate(crossing.day),
            informBy: deadlineIn(crossing.applyBy),
          })}
        </Banner>
      )}
      {crossing === null && step !== null && <Banner tone="warning">{t('threshold.near')}</Banner>}
      {expectedOn !== null && <p>{t('threshold.expected', { day: formatDate(expectedOn) })}</p>}
      <p className={classes['soft']}>{t('threshold.unionPart')}</p>
    </div>
  );
};

/** The sum with its bar, and what follows from it. */
export const ThresholdState = ({ threshold }: { threshold: VatThreshold }) => {
  const t = useThresholdMessages();
  const { expectedOn } = threshold;
  return (
    <div className={classes['body']}>
      <SumOfLimit sum={threshold} />
      <ThresholdAlert threshold={threshold} />
      {expectedOn !== null && <p>{t('threshold.expected', { day: formatDate(expectedOn) })}</p>}
      <p className={classes['soft']}>{t('threshold.part')}</p>
    </div>
  );
};

const ThresholdAlert = ({ threshold: { crossing, step } }: { threshold: VatThreshold }) => {
  const t = useThresholdMessages();
  const { base } = usePortal();
  const { deadlineIn } = useDeadline();
  if (crossing === null) return step === null ? null : <Banner tone="warning">{t('threshold.near')}</Banner>;
  const about = { day: formatDate(crossing.day), applyBy: deadlineIn(crossing.applyBy) };
  if (crossing.invoiceId === null)
    return <Banner tone="error">{t('threshold.exceededByOther', about)}</Banner>;
  return (
    <Banner
      tone="error"
      action={<Link to={`${base}/invoices/${crossing.invoiceId}`}>{t('threshold.document')}</Link>}
    >
      {t('threshold.exceeded', { ...about, number: crossing.invoiceNumber ?? '' })}
    </Banner>
  );
};
