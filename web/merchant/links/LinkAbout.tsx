import type { PaymentLink } from '#contract/links/links.ts';
import { joined } from '../../shared/format/joined.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useRateText } from '../kit/documents/use-rate-text.ts';
import classes from './LinksPage.module.css';
import { ShareLink } from './ShareLink.tsx';
import { useLinkMessages } from './messages/link-messages.ts';

/** Amount, payer and expiry of a payment link; an active one can be copied and shared. */
export const LinkAbout = ({ link }: { link: PaymentLink }) => {
  const t = useLinkMessages();
  const language = useLanguage();
  const rateText = useRateText();
  const { deadlineOf } = useDeadline();
  const rate =
    link.taxRate === null
      ? t('link.rateDefault')
      : joined([rateText(link.taxRate, link.vatGround), link.vatGroundText], ', ');
  const isDecided = link.status === 'PAID' || link.status === 'CANCELLED';
  const isConverted = link.chargeCurrency !== link.currency;
  const charge = formatMoney(link.chargeAmount, link.chargeCurrency, language);
  const payer = joined([link.customerName, link.customerEmail], ', ');
  return (
    <Panel title={t('link.about')}>
      <Facts
        facts={[
          [
            t('link.amount'),
            <strong key="amount">{formatMoney(link.amount, link.currency, language)}</strong>,
          ],
          ...(isConverted ? [[t('link.charged'), charge] as const] : []),
          [t('link.description'), link.description],
          [t('link.usage'), t(`link.usages.${link.usage}`)],
          [t('link.payer'), payer || null],
          [t('link.rate'), rate],
          [t('link.returnUrl'), link.returnUrl],
          [t('link.createdAt'), formatDateTime(link.createdAt)],
          [
            t('link.expires'),
            link.expiresAt === null
              ? t('link.never')
              : isDecided
                ? formatDate(link.expiresAt)
                : deadlineOf(link.expiresAt),
          ],
        ]}
      />
      {link.vatProblem !== null && link.status === 'ACTIVE' && (
        <Banner tone="warning">{link.vatProblem}</Banner>
      )}
      {link.status === 'ACTIVE' && (
        <>
          <div className={classes['created']}>
            <a className={classes['url']} href={link.paymentLinkUrl}>
              {link.paymentLinkUrl}
            </a>
            <CopyButton text={link.paymentLinkUrl} label={t('merchant.links.copyUrl')} />
          </div>
          <ShareLink link={link} />
        </>
      )}
    </Panel>
  );
};
