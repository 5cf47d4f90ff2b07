import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { FilterButton, ListBase, ListView, Pagination, TopToolbar, type SortPayload } from 'react-admin';

interface RecordListProps {
  readonly filters: ReactElement[];
  /** At a desk. */
  readonly table: ReactElement;
  /** On a phone. */
  readonly cards: ReactElement;
  /** Instead of all the rest, when there is no record at all. */
  readonly empty: ReactElement;
  /** Above the filters: what depends on those in force. */
  readonly figures?: ReactNode;
  /** Beside the filters. */
  readonly tools?: ReactNode;
  readonly sort?: SortPayload;
  readonly perPage?: number;
}

const newestFirst: SortPayload = { field: 'createdAt', order: 'DESC' };
/** Specification, point 9, of users; the others take them over. */
const pageSizes = [5, 10, 25, 50];

/** Every list of the back office: filters that can be saved and stand in the address, a table, and cards on phones. */
export const RecordList = ({ sort = newestFirst, perPage = 25, ...parts }: RecordListProps) => {
  const { filters, table, cards, empty, figures, tools } = parts;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <ListBase sort={sort} perPage={perPage} disableAuthentication>
      {figures}
      <ListView
        title={false}
        filters={filters}
        actions={
          <TopToolbar>
            <FilterButton />
            {tools}
          </TopToolbar>
        }
        pagination={<Pagination rowsPerPageOptions={pageSizes} />}
        empty={empty}
      >
        {isPhone ? cards : table}
      </ListView>
    </ListBase>
  );
};
