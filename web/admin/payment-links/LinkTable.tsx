import { DataTable, SimpleList } from 'react-admin';
import type { PaymentLink } from '#contract/links/links.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { MerchantColumn, MoneyColumn, StatusColumn } from '../kit/fields/columns.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { subjectOf } from '../kit/fields/subject-of.ts';
import type { en } from '../kit/messages/en.ts';
import { shortToken } from '../../shared/format/short-token.ts';

export const LinkTable = () => {
  const t = useMessages<typeof en>();
  return (
    <DataTable<PaymentLink> bulkActionButtons={false} rowClick="show">
      <MerchantColumn<PaymentLink> detail={subjectOf} />
      <MoneyColumn source="amount" />
      <StatusColumn owner="link" />
      <DataTable.Col<PaymentLink>
        source="uniqueToken"
        disableSort
        render={({ id, uniqueToken }) => (
          <ShowLink resource="payment-links" id={id}>
            {shortToken(uniqueToken)}
          </ShowLink>
        )}
      />
      <DataTable.Col<PaymentLink>
        source="usage"
        disableSort
        render={({ usage }) => t(`admin.links.usages.${usage}`)}
      />
      <DataTable.Col<PaymentLink> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
      <DataTable.Col<PaymentLink> source="expiresAt" render={({ expiresAt }) => formatDate(expiresAt)} />
    </DataTable>
  );
};

export const LinkCards = () => {
  const language = useLanguage();
  return (
    <SimpleList<PaymentLink>
      rowClick="show"
      primaryText={(it) =>
        joined([subjectOf(it) ?? it.merchantName, formatMoney(it.amount, it.currency, language)])
      }
      secondaryText={(it) => joined([shortToken(it.uniqueToken), it.merchantName, formatDate(it.createdAt)])}
      tertiaryText={(it) => <StatusChip owner="link" status={it.status} />}
    />
  );
};
