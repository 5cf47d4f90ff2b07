import { Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { allStatuses, countOf, withStatus, type choicesOf } from '../../../shared/list/status-tabs.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';
import { useListSummary, type CountingMethod } from './use-list-summary.ts';

export interface StatusTabsProps {
  readonly tabs: ReturnType<typeof choicesOf>;
  readonly counts?: CountingMethod | undefined;
}

/** Tabs that set the filter of a status; the server counts what each would list. */
export const StatusTabs = ({ tabs, counts }: StatusTabsProps) => {
  const t = useMessages<typeof en>();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const filters = filterValues as Record<string, unknown>;
  const choose = (value: string): void => setFilters(withStatus(filters, value), displayedFilters as object);
  const labelOf = (name: string, value: string) =>
    counts === undefined ? (
      <CountedByList name={name} filter={withStatus(filters, value)} />
    ) : (
      <CountedTogether name={name} value={value} method={counts} />
    );
  return (
    <Tabs
      value={tabs.find(({ value }) => value === filters['status'])?.value ?? allStatuses}
      variant="scrollable"
      aria-label={t('admin.lists.byStatus')}
      onChange={(_, value: string) => choose(value)}
    >
      {[{ value: allStatuses, label: t('shared.list.all') }, ...tabs].map(({ value, label }) => (
        <Tab key={value} value={value} label={labelOf(label, value)} />
      ))}
    </Tabs>
  );
};

const CountedByList = ({ name, filter }: { name: string; filter: object }) => {
  const { resource } = useListContext();
  const { total } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { retry: false, staleTime: 30_000 },
  );
  return <Counted name={name} count={total} />;
};

type CountedTogetherProps = Readonly<{ name: string; value: string; method: CountingMethod }>;

/** The summary's counts do not depend on the chosen status. */
const CountedTogether = ({ name, value, method }: CountedTogetherProps) => {
  const { data } = useListSummary(method);
  return <Counted name={name} count={countOf(data, value)} />;
};

/** A name with the number of records that match the filter; until it is known, with the place of one digit. */
const Counted = ({ name, count }: { name: string; count: number | undefined }) => {
  const language = useLanguage();
  return (
    <span>
      {name}{' '}
      <span style={count === undefined ? { visibility: 'hidden' } : undefined}>
        ({formatNumber(count ?? 0, language)})
      </span>
    </span>
  );
};
