import { DataTable, SimpleList } from 'react-admin';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { MerchantColumn, MoneyColumn } from '../kit/fields/columns.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { StateChip } from './StateChip.tsx';
import { useMatchNames } from './use-match-names.ts';

/** Movements; on the page of a merchant without its name. */
export const BankLineTable = ({ isOfOne = false }: { isOfOne?: boolean }) => {
  const { nameOf, paidBy } = useMatchNames();
  return (
    <DataTable<BankLine> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<BankLine>
        source="bookedOn"
        render={({ id, bookedOn }) => (
          <ShowLink resource="bank-lines" id={id}>
            {formatDate(bookedOn)}
          </ShowLink>
        )}
      />
      {!isOfOne && <MerchantColumn />}
      <DataTable.Col<BankLine>
        source="name"
        disableSort
        render={(line) => (
          <>
            {nameOf(line)}
            <div>{line.text}</div>
          </>
        )}
      />
      <MoneyColumn source="amount" />
      <DataTable.Col<BankLine>
        source="paid"
        disableSort
        render={(line) => joined(paidBy(line), ', ') || '-'}
      />
      <DataTable.Col<BankLine>
        source="state"
        disableSort
        render={({ state }) => <StateChip state={state} />}
      />
    </DataTable>
  );
};

export const BankLineCards = () => {
  const language = useLanguage();
  const { nameOf } = useMatchNames();
  return (
    <SimpleList<BankLine>
      rowClick="show"
      primaryText={(it) => joined([formatMoney(it.amount, it.currency, language), nameOf(it)])}
      secondaryText={(it) => joined([it.merchantName, formatDate(it.bookedOn), it.text])}
      tertiaryText={(it) => <StateChip state={it.state} />}
    />
  );
};
