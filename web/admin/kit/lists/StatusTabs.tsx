import { Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';
import { useListSummary, type CountingMethod } from './use-list-summary.ts';

export interface StatusTabsProps {
  readonly tabs: readonly Readonly<{ value: string; name: string }>[];
  readonly counts?: CountingMethod | undefined;
}

/** The tabs of a status. */
export const statusTabs = <V extends string>(
  values: readonly V[],
  nameOf: (value: V) => string,
): StatusTabsProps['tabs'] => values.map((value) => ({ value, name: nameOf(value) }));

const source = 'status';
const all = '';

/** Tabs that set the filter of a status; the server counts what each would list. */
export const StatusTabs = ({ tabs, counts }: StatusTabsProps) => {
  const t = useMessages<typeof en>();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { [source]: chosen, ...others } = filterValues as Record<string, unknown>;
  const choose = (value: string): void =>
    setFilters(value === all ? others : { ...others, [source]: value }, displayedFilters as object);
  const labelOf = (name: string, value: string) =>
    counts === undefined ? (
      <CountedByList name={name} filter={value === all ? others : { ...others, [source]: value }} />
    ) : (
      <CountedTogether name={name} value={value} method={counts} />
    );
  return (
    <Tabs
      value={tabs.find(({ value }) => value === chosen)?.value ?? all}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('admin.lists.byStatus')}
      onChange={(_, value: string) => choose(value)}
    >
      <Tab value={all} label={labelOf(t('shared.list.all'), all)} />
      {tabs.map(({ value, name }) => (
        <Tab key={value} value={value} label={labelOf(name, value)} />
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
  const ofStatus = data?.statuses.find(({ status }) => status === value)?.count ?? 0;
  return <Counted name={name} count={value === all ? data?.all : data && ofStatus} />;
};

/** A name with the number of records that match the filter; the name alone until it is known. */
const Counted = ({ name, count }: { name: string; count: number | undefined }) => {
  const language = useLanguage();
  return (
    <span>
      {name}
      {count !== undefined && ` (${formatNumber(count, language)})`}
    </span>
  );
};
