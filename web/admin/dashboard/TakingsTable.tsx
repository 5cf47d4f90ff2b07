import { DataTable, ResourceContextProvider, SimpleList } from 'react-admin';
import type { Takings } from '#contract/payments/payment-reports.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Rows } from '../kit/fields/Rows.tsx';
import type { en } from '../kit/messages/en.ts';

type Row = Takings['steps'][number] & { id: string };

const useFigures = () => {
  const language = useLanguage();
  return {
    countOf: ({ totalPayments }: Row) => formatNumber(totalPayments, language),
    rateOf: ({ successRate }: Row) => formatPercent(successRate, language),
    amountOf: ({ takings }: Row) => formatMoney(takings.amount, 'EUR', language),
  };
};

/** The data of the chart as a table. */
export const TakingsTable = ({ steps }: Pick<Takings, 'steps'>) => {
  const { countOf, rateOf, amountOf } = useFigures();
  return (
    <ResourceContextProvider value="payments">
      <Rows<Row> rows={steps.map((step) => ({ ...step, id: step.start }))} cards={<DayCards />}>
        <DataTable.Col<Row>
          source="start"
          label="admin.dashboard.day"
          render={({ start }) => formatDate(start)}
        />
        <DataTable.Col<Row>
          source="totalPayments"
          label="admin.menu.payments"
          align="right"
          render={countOf}
        />
        <DataTable.Col<Row>
          source="successRate"
          label="admin.payments.summary.successRate"
          align="right"
          render={rateOf}
        />
        <DataTable.Col<Row>
          source="takings.amount"
          label="admin.payments.summary.amount"
          align="right"
          render={amountOf}
        />
      </Rows>
    </ResourceContextProvider>
  );
};

const DayCards = () => {
  const t = useMessages<typeof en>();
  const { countOf, rateOf, amountOf } = useFigures();
  return (
    <SimpleList<Row>
      rowClick={false}
      primaryText={({ start }) => formatDate(start)}
      secondaryText={(day) =>
        joined([
          `${t('admin.menu.payments')}: ${countOf(day)}`,
          `${t('admin.payments.summary.successRate')}: ${rateOf(day)}`,
        ])
      }
      tertiaryText={amountOf}
    />
  );
};
