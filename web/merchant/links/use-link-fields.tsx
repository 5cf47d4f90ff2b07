import { use } from 'react';
import type { ReactNode } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { shortToken } from '../../shared/format/short-token.ts';
import { ListPlaceContext } from '../../shared/list/list-place.ts';
import { LinkChip } from './LinkChip.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import type { Field } from '../kit/lists/list-definition.ts';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { Person } from '../kit/lists/Person.tsx';
import { useLinkMessages } from './messages/link-messages.ts';

/** Payment links: for whom and how much first; in the compact row without actions beside an opened link. */
export const useLinkFields = (actions: (link: PaymentLink) => ReactNode): readonly Field<PaymentLink>[] => {
  const t = useLinkMessages();
  const inLists = useListMessages();
  const language = useLanguage();
  const { isNarrow } = use(ListPlaceContext);
  return [
    {
      key: 'customer',
      label: t('merchant.payments.customer'),
      opens: true,
      cell: ({ customerName, customerEmail, uniqueToken }) => (
        <Person
          name={customerName ?? customerEmail}
          otherwise={inLists('lists.anyone')}
          detail={shortToken(uniqueToken)}
          isDetailShown
        />
      ),
      place: 'what',
      compact: ({ customerName, description, uniqueToken }) =>
        customerName ?? description ?? shortToken(uniqueToken),
    },
    {
      key: 'amount',
      label: t('merchant.links.amount'),
      sortBy: 'amount',
      align: 'end',
      isFixed: true,
      cell: ({ amount, currency }) => formatMoney(amount, currency, language),
      place: 'amount',
    },
    {
      key: 'description',
      label: t('merchant.links.description'),
      cell: ({ description }) => description ?? '-',
    },
    {
      key: 'expires',
      label: t('link.expires'),
      sortBy: 'expiresAt',
      whole: true,
      cell: ({ expiresAt }) => (expiresAt === null ? t('link.never') : formatDate(expiresAt)),
      place: 'when',
      compact: ({ expiresAt, customerName, description, uniqueToken }) =>
        joined([
          expiresAt === null ? t('link.never') : `${t('link.until')} ${formatDate(expiresAt)}`,
          customerName === null ? null : description,
          customerName === null && description === null ? null : shortToken(uniqueToken),
        ]),
    },
    {
      key: 'status',
      label: t('merchant.links.status'),
      sortBy: 'status',
      whole: true,
      cell: (link) => <LinkChip link={link} />,
      place: 'chip',
    },
    {
      key: 'createdAt',
      label: t('link.createdAt'),
      sortBy: 'createdAt',
      whole: true,
      isOptional: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'currency',
      label: t('merchant.links.currency'),
      isOptional: true,
      cell: ({ currency }) => currency,
    },
    {
      key: 'token',
      label: t('merchant.links.token'),
      isOptional: true,
      cell: ({ uniqueToken }) => shortToken(uniqueToken),
    },
    {
      key: 'actions',
      label: t('merchant.links.actions'),
      isFixed: true,
      whole: true,
      cell: actions,
      place: 'action',
      compact: isNarrow ? () => null : actions,
    },
  ];
};
