import type { ReactNode } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { shortToken } from '../../shared/format/short-token.ts';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { LinkChip } from './LinkChip.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useLinkMessages } from './messages/link-messages.ts';

/** The compact form of a payment link: customer or description and amount, status, expiry, and the actions. */
export const useLinkRow = (actions: (link: PaymentLink) => ReactNode): ((link: PaymentLink) => RecordRow) => {
  const t = useLinkMessages();
  const language = useLanguage();
  const { base } = usePortal();
  return (link) => {
    const { id, uniqueToken, description, customerName, expiresAt } = link;
    return {
      to: `${base}/links/${id}`,
      what: customerName ?? description ?? shortToken(uniqueToken),
      when: joined([
        expiresAt === null ? t('link.never') : `${t('link.until')} ${formatDate(expiresAt)}`,
        ...(customerName !== null && description !== null ? [description] : []),
      ]),
      amount: formatMoney(link.amount, link.currency, language),
      hasDisc: true,
      chip: <LinkChip link={link} />,
      action: actions(link),
    };
  };
};
