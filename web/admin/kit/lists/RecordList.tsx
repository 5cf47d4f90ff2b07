import { Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  FilterButton,
  ListBase,
  ListView,
  Pagination,
  TopToolbar,
  useListContext,
  type SortPayload,
} from 'react-admin';
import { EmptyState } from '../layout/EmptyState.tsx';
import { ErrorAlert } from '../layout/ErrorAlert.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { ListExport } from '../data-provider/list-export.ts';
import { StatusTabs, type StatusTabsProps } from './StatusTabs.tsx';
import type { CountingMethod } from './use-list-summary.ts';

interface RecordListProps {
  readonly filters: ReactElement[];
  /** The table, on wide screens. */
  readonly table: ReactElement;
  /** Cards, on phones. */
  readonly cards: ReactElement;
  /** Rendered if the list has no record at all. */
  readonly empty: ReactElement;
  /** Shown when the list cannot be loaded. */
  readonly failed: string;
  /** The export of the list. */
  readonly file?: ListExport;
  /** Rendered above the filters; depends on them. */
  readonly figures?: ReactNode;
  readonly sort?: SortPayload;
  readonly perPage?: number;
  /** False: filters and selection are not stored between visits. */
  readonly storeKey?: false;
  /** Filters of every request besides those in the URL. */
  readonly filter?: Readonly<Record<string, string>>;
  /** Tabs of one filter, each with the number of records that the other filters leave. */
  readonly tabs?: StatusTabsProps['tabs'];
  /** Counts the records of all tabs at once; without it each tab asks for its own list. */
  readonly counts?: CountingMethod;
  /** Rendered if the filters match no record, instead of the resource's message. */
  readonly noneFound?: ReactElement;
}

const newestFirst: SortPayload = { field: 'createdAt', order: 'DESC' };
/** Specification, point 9, for users; all lists use them. */
const pageSizes = [5, 10, 25, 50];
/** The list shows its own error. */
const silent = { onError: () => undefined };

/** Every list of the back office: filters in the URL that can be saved, a table, and cards on phones. */
export const RecordList = ({ sort = newestFirst, perPage = 25, ...parts }: RecordListProps) => {
  const { filters, table, cards, empty, failed, figures, file, noneFound } = parts;
  const { storeKey, filter } = parts;
  const isPhone = useIsPhone();
  return (
    <ListBase
      sort={sort}
      perPage={perPage}
      queryOptions={silent}
      disableAuthentication
      {...(storeKey === false && { storeKey })}
      {...(filter && { filter })}
    >
      {parts.tabs && <StatusTabs tabs={parts.tabs} counts={parts.counts} />}
      {figures}
      <ListView
        title={false}
        filters={filters}
        actions={
          <TopToolbar>
            <FilterButton />
            {!isPhone && <ColumnsButton />}
            {file && <ExportButtons list={file} />}
          </TopToolbar>
        }
        pagination={<Pager />}
        empty={empty}
        error={<Failure message={failed} />}
      >
        <Records noneFound={noneFound}>{isPhone ? cards : table}</Records>
      </ListView>
    </ListBase>
  );
};

/** Nothing when no record is shown: the figures of the page before would be wrong. */
const Pager = () => {
  const { error, data } = useListContext();
  const isShown = !error && (data?.length ?? 0) > 0;
  return isShown ? <Pagination rowsPerPageOptions={pageSizes} /> : null;
};

/** The records, or a message if the filters match none. */
const Records = ({ children, noneFound }: { children: ReactNode; noneFound: ReactNode }) => {
  const t = useMessages<typeof en>();
  const { resource, data, setFilters } = useListContext();
  if (data?.length !== 0) return children;
  if (noneFound !== undefined) return noneFound;
  return (
    <EmptyState
      icon="search"
      title={t(`admin.noneFound.${resource as keyof typeof en.admin.noneFound}`)}
      hint={t('admin.noneFoundHint')}
    >
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {t('shared.list.clear')}
      </Button>
    </EmptyState>
  );
};

const Failure = ({ message }: { message: string }) => {
  const { error, refetch } = useListContext();
  return <ErrorAlert error={error} fallback={message} onRetry={() => void refetch()} />;
};
