import { useId } from 'react';
import type { OpenInvoicesResult } from '#contract/imports/open-invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { asDigits } from '../kit/documents/as-digits.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useOpenInvoiceMessages } from './messages/open-invoice-messages.ts';
import classes from './OpenInvoices.module.css';

type Shown = NonNullable<OpenInvoicesResult['picture']>;

interface PictureProps {
  readonly picture: Shown;
  readonly continues: boolean;
  readonly onContinue: (continues: boolean) => void;
}

/** What a checked list of invoices will do; only what there is. */
export const Picture = (props: PictureProps) => {
  const t = useOpenInvoiceMessages();
  const language = useLanguage();
  const { sums, overdue, known, paid, others, firstDay, lastDay, nextNumber } = props.picture;
  const added = sums.map(({ documents, open, currency }) =>
    t('openInvoices.sum', { documents, open: formatMoney(open, currency, language) }),
  );
  const counted = (
    [
      ['openInvoices.overdue', overdue],
      ['openInvoices.known', known],
      ['openInvoices.paid', paid],
      ['openInvoices.others', others],
    ] as const
  ).flatMap(([label, count]) => (count === 0 ? [] : [[t(label), String(count)] as const]));
  const days =
    firstDay === null || lastDay === null
      ? []
      : [
          [
            t('openInvoices.days'),
            t('openInvoices.span', { first: formatDate(firstDay), last: formatDate(lastDay) }),
          ] as const,
        ];
  return (
    <section className={classes['picture']}>
      <h3>{t('openInvoices.checkedTitle')}</h3>
      <Facts
        facts={[
          [t('openInvoices.added'), added.length === 0 ? t('openInvoices.nothing') : joined(added, ', ')],
          ...counted,
          ...days,
          [t('openInvoices.nextNumber'), `№ ${asDigits(nextNumber)}`],
        ]}
      />
      <Continuation {...props} />
      <Banner tone="info">{t('openInvoices.nothingStored')}</Banner>
    </section>
  );
};

/** The owner may continue the numbers of the other program while no document was issued here. */
const Continuation = ({ picture, continues, onContinue }: PictureProps) => {
  const t = useOpenInvoiceMessages();
  const hintId = useId();
  const mayContinue = useRights()('MANAGE_MERCHANT');
  const { continuedNumber, lastNumber } = picture;
  if (!mayContinue || continuedNumber === null || lastNumber === null) return null;
  return (
    <div>
      <label className={classes['choice']}>
        <input
          type="checkbox"
          checked={continues}
          aria-describedby={hintId}
          onChange={({ target }) => onContinue(target.checked)}
        />{' '}
        {t('openInvoices.continued', { number: asDigits(continuedNumber) })}
      </label>
      <p id={hintId} className={classes['soft']}>
        {t('openInvoices.continuedHint', { last: asDigits(lastNumber) })}
      </p>
    </div>
  );
};
