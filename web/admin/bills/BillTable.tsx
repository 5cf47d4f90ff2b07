import { DataTable, SimpleList } from 'react-admin';
import type { Bill } from '#contract/billing/billing.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { MerchantColumn, StatusColumn } from '../kit/fields/columns.tsx';
import { formatMonth } from '../kit/fields/month.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';

type Amount = 'total' | 'withheld' | 'open';

/** An amount in EUR, as all bills are. */
const AmountColumn = ({ source, disableSort = false }: { source: Amount; disableSort?: boolean }) => {
  const language = useLanguage();
  return (
    <DataTable.Col<Bill>
      align="right"
      source={source}
      disableSort={disableSort}
      render={(bill) => formatMoney(bill[source], 'EUR', language)}
    />
  );
};

/** Bills; on the page of a merchant without its name. */
export const BillTable = ({ isOfOne = false }: { isOfOne?: boolean }) => {
  const language = useLanguage();
  return (
    <DataTable<Bill> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<Bill>
        source="month"
        render={({ id, month }) => (
          <ShowLink resource="bills" id={id}>
            {capitalized(formatMonth(month, language))}
          </ShowLink>
        )}
      />
      {!isOfOne && <MerchantColumn />}
      <DataTable.Col<Bill> source="invoiceNumber" disableSort render={(it) => it.invoiceNumber ?? '-'} />
      <AmountColumn source="total" />
      <AmountColumn source="withheld" disableSort />
      <AmountColumn source="open" />
      <StatusColumn owner="bill" />
      <DataTable.Col<Bill> source="dueOn" disableSort render={({ dueOn }) => formatDate(dueOn)} />
    </DataTable>
  );
};

export const BillCards = () => {
  const language = useLanguage();
  return (
    <SimpleList<Bill>
      rowClick="show"
      primaryText={(it) =>
        joined([capitalized(formatMonth(it.month, language)), formatMoney(it.total, 'EUR', language)])
      }
      secondaryText={(it) => joined([it.merchantName, it.invoiceNumber])}
      tertiaryText={(it) => <StatusChip owner="bill" status={it.status} />}
    />
  );
};
