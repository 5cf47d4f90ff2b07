import type { PaymentLink } from '#contract/links.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { shortToken } from '../../shared/format/short-token.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../portal.ts';
import type { LinkActionHandlers } from './use-link-columns.tsx';
import { useLinkMessages } from './messages/use-link-messages.ts';

/** The compact form of a payment link: description or customer, expiry, amount, badge, and the QR button of an ACTIVE one. */
export const useLinkRow = ({
  onShowQr,
}: Pick<LinkActionHandlers, 'onShowQr'>): ((link: PaymentLink) => RecordRow) => {
  const t = useLinkMessages();
  const language = useLanguage();
  const { base } = usePortal();
  return (link) => {
    const { id, uniqueToken, description, customerName, expiresAt, status } = link;
    const name = t('merchant.links.qrOf', { token: shortToken(uniqueToken) });
    return {
      to: `${base}/links/${id}`,
      what: description ?? customerName ?? shortToken(uniqueToken),
      when: expiresAt === null ? t('link.never') : `${t('link.until')} ${formatDate(expiresAt)}`,
      amount: formatMoney(link.amount, link.currency, language),
      chip: <StatusChip owner="link" status={status} />,
      action: status === 'ACTIVE' && (
        <Button icon aria-label={name} title={name} onClick={() => onShowQr(link)}>
          <Icon name="qr" />
        </Button>
      ),
    };
  };
};
