import { Box, CardContent, Checkbox, Stack, Typography } from '@mui/material';
import { DataTable, useListContext, type SortPayload } from 'react-admin';
import { useLanguage } from '../../shared/messages/language.ts';
import { formatMonth } from '../kit/fields/month.ts';
import { Cards } from '../kit/fields/Cards.tsx';
import { Facts } from '../kit/fields/Facts.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import { monthIn, monthsOf, type MerchantMonths } from './merchant-months.ts';
import { MonthMessages, useMonthMessages } from './messages/month-messages.ts';
import { MonthCell } from './MonthCell.tsx';
import { PacksBar } from './PacksBar.tsx';

/** Merchants by months. */
const MonthList = () => (
  <MonthMessages>
    <Months />
  </MonthMessages>
);
export default MonthList;

const byName: SortPayload = { field: 'businessName', order: 'ASC' };

const Months = () => {
  const t = useMonthMessages();
  const { search } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('months.title')} subtitle={t('months.subtitle')} />
      <RecordList
        sort={byName}
        filters={[search(t('months.searchHint'))]}
        failed={t('months.failed')}
        table={<Table />}
        cards={<MonthCards />}
        empty={<EmptyState icon="calendar" title={t('months.none')} hint={t('months.noneHint')} />}
      />
    </>
  );
};

const Name = ({ id, businessName }: MerchantMonths) => (
  <ShowLink resource="merchants" id={id}>
    {businessName}
  </ShowLink>
);

const Table = () => {
  const language = useLanguage();
  const mayPack = useMay()('close', 'months');
  const { data = [] } = useListContext<MerchantMonths>();
  return (
    <DataTable<MerchantMonths>
      bulkActionButtons={mayPack ? <></> : false}
      bulkActionsToolbar={<PacksBar />}
      rowClick={false}
    >
      <DataTable.Col<MerchantMonths> source="businessName" render={(row) => <Name {...row} />} />
      {monthsOf(data).map((month) => (
        <DataTable.Col<MerchantMonths>
          key={month}
          source={month}
          label={formatMonth(month, language)}
          disableSort
          render={(row) => <MonthCell merchant={row} month={monthIn(row, month)} />}
        />
      ))}
    </DataTable>
  );
};

/** One card a merchant, on phones. */
const MonthCards = () => {
  const language = useLanguage();
  const mayPack = useMay()('close', 'months');
  const { data = [], selectedIds, onToggleItem } = useListContext<MerchantMonths>();
  return (
    <>
      {mayPack && <PacksBar />}
      <Cards>
        {data.map((row) => (
          <li key={row.id}>
            <CardContent sx={{ display: 'grid', gap: 1.5, '& dl': { gridTemplateColumns: '1fr 1fr' } }}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography>
                    <Name {...row} />
                  </Typography>
                </Box>
                {mayPack && (
                  <Checkbox
                    slotProps={{ input: { 'aria-label': row.businessName } }}
                    checked={selectedIds.includes(row.id)}
                    onChange={() => onToggleItem(row.id)}
                  />
                )}
              </Stack>
              <Facts
                facts={monthsOf(data)
                  .toReversed()
                  .map((month) => [
                    formatMonth(month, language),
                    <MonthCell key={month} merchant={row} month={monthIn(row, month)} />,
                  ])}
              />
            </CardContent>
          </li>
        ))}
      </Cards>
    </>
  );
};
