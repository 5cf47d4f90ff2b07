import type { PaymentLink } from '#contract/links/links.ts';
import { joined } from '../../shared/format/joined.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { CopyButton } from '../kit/actions/CopyButton.tsx';
import { Facts } from '../kit/fields/Facts.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { StatusChip, ToneChip } from '../kit/fields/StatusChip.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Reference } from '../kit/fields/Reference.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { RelatedRecords } from '../kit/lists/RelatedRecords.tsx';
import { PaymentCards, PaymentTable } from '../payments/index.ts';
import type { en } from '../kit/messages/en.ts';
import { shortToken } from '../../shared/format/short-token.ts';

/** One link and the payments made by it. */
export const LinkShow = () => (
  <RecordPage<PaymentLink>>
    {(link) => (
      <>
        <About link={link} />
        <Payments />
      </>
    )}
  </RecordPage>
);

const About = ({ link }: { link: PaymentLink }) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const { deadlineOf } = useDeadline();
  const isDecided = link.status === 'PAID' || link.status === 'CANCELLED';
  const name = (field: keyof (typeof en.resources)['payment-links']['fields']) =>
    t(`resources.payment-links.fields.${field}`);
  const amount = formatMoney(link.amount, link.currency, language);
  return (
    <>
      <RecordTitle
        resource="payment-links"
        title={joined([amount, link.description])}
        subtitle={joined([t('admin.links.link', { token: shortToken(link.uniqueToken) }), link.merchantName])}
      >
        <StatusChip owner="link" status={link.status} />
        {link.refundStatus !== 'NONE' && (
          <ToneChip
            tone="neutral"
            status={link.refundStatus}
            label={t(`shared.status.refund.${link.refundStatus}`)}
          />
        )}
        <CopyButton text={link.paymentLinkUrl} label={t('admin.links.page')} />
      </RecordTitle>
      <Panel title={t('admin.links.about')}>
        <Facts
          facts={[
            [
              name('merchantName'),
              <Reference key="merchant" to="merchants" by="merchantId" otherwise={link.merchantName} />,
            ],
            [name('amount'), amount],
            [name('usage'), t(`admin.links.usages.${link.usage}`)],
            [name('description'), link.description],
            [
              name('taxRate'),
              link.taxRate === null
                ? t('admin.links.rateDefault')
                : joined([`${link.taxRate}%`, link.vatGroundText], ', '),
            ],
            ...(link.vatProblem === null ? [] : [[name('vatProblem'), link.vatProblem] as const]),
            [name('customerName'), link.customerName],
            [name('customerEmail'), link.customerEmail],
            [name('createdAt'), formatDateTime(link.createdAt)],
            [
              name('expiresAt'),
              link.expiresAt === null
                ? t('admin.links.forever')
                : isDecided
                  ? formatDateTime(link.expiresAt)
                  : deadlineOf(link.expiresAt),
            ],
            [
              t('admin.links.page'),
              <a key="page" href={link.paymentLinkUrl} target="_blank" rel="noreferrer">
                {link.paymentLinkUrl}
                <span className="visually-hidden"> {t('shared.newTab')}</span>
              </a>,
            ],
          ]}
        />
      </Panel>
    </>
  );
};

const Payments = () => {
  const t = useMessages<typeof en>();
  return (
    <Panel title={t('admin.links.payments')}>
      <RelatedRecords
        reference="payments"
        target="paymentLinkId"
        table={<PaymentTable />}
        cards={<PaymentCards />}
        empty={<EmptyState icon="card" title={t('admin.payments.empty')} />}
      />
    </Panel>
  );
};
