import type { ReactNode } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { shortToken } from '../../shared/format/short-token.ts';
import type { Column } from '../../shared/list/DataTable.tsx';
import { LinkChip } from './LinkChip.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { Person } from '../kit/lists/Person.tsx';
import { useLinkMessages } from './messages/link-messages.ts';

/** The columns of payment links: for whom and how much first. */
export const useLinkColumns = (actions: (link: PaymentLink) => ReactNode): readonly Column<PaymentLink>[] => {
  const t = useLinkMessages();
  const inLists = useListMessages();
  const language = useLanguage();
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
        />
      ),
    },
    {
      key: 'amount',
      label: t('merchant.links.amount'),
      sortBy: 'amount',
      align: 'end',
      isFixed: true,
      cell: ({ amount, currency }) => formatMoney(amount, currency, language),
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
    },
    {
      key: 'status',
      label: t('merchant.links.status'),
      sortBy: 'status',
      whole: true,
      cell: (link) => <LinkChip link={link} />,
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
      key: 'token',
      label: t('merchant.links.token'),
      isOptional: true,
      cell: ({ uniqueToken }) => shortToken(uniqueToken),
    },
    { key: 'actions', label: t('merchant.links.actions'), isFixed: true, whole: true, cell: actions },
  ];
};
