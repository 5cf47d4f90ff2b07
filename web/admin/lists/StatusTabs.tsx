import { Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { formatNumber } from '../../shared/format/format-number.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

export interface StatusTabsProps {
  readonly tabs: readonly Readonly<{ value: string; name: string }>[];
}

/** The tabs of a status. */
export const statusTabs = <V extends string>(
  values: readonly V[],
  nameOf: (value: V) => string,
): StatusTabsProps['tabs'] => values.map((value) => ({ value, name: nameOf(value) }));

const source = 'status';
const all = '';

/** Tabs that set the filter of a status; the server counts what each would list. */
export const StatusTabs = ({ tabs }: StatusTabsProps) => {
  const t = useMessages<typeof en>();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { [source]: chosen, ...others } = filterValues as Record<string, unknown>;
  const choose = (value: string): void =>
    setFilters(value === all ? others : { ...others, [source]: value }, displayedFilters as object);
  return (
    <Tabs
      value={tabs.find(({ value }) => value === chosen)?.value ?? all}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('admin.lists.byStatus')}
      onChange={(_, value: string) => choose(value)}
    >
      <Tab value={all} label={<Counted name={t('shared.list.all')} filter={others} />} />
      {tabs.map(({ value, name }) => (
        <Tab
          key={value}
          value={value}
          label={<Counted name={name} filter={{ ...others, [source]: value }} />}
        />
      ))}
    </Tabs>
  );
};

/** A name with the number of records that match the filter; the name alone until it is known. */
const Counted = ({ name, filter }: { name: string; filter: object }) => {
  const language = useLanguage();
  const { resource } = useListContext();
  const { total } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { retry: false, staleTime: 30_000 },
  );
  return (
    <span>
      {name}
      {total !== undefined && ` (${formatNumber(total, language)})`}
    </span>
  );
};
