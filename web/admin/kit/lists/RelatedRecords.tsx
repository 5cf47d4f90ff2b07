import type { ReactElement } from 'react';
import { Pagination, ReferenceManyField, type SortPayload } from 'react-admin';
import { useIsPhone } from '../layout/use-is-phone.ts';

interface RelatedRecordsProps {
  readonly reference: string;
  /** Filter that selects by the current record. */
  readonly target: string;
  /** Additional filters. */
  readonly filter?: object;
  /** The table, on wide screens. */
  readonly table: ReactElement;
  /** Cards, on phones. */
  readonly cards: ReactElement;
  readonly empty: ReactElement;
  readonly sort?: SortPayload;
}

const newestFirst: SortPayload = { field: 'id', order: 'DESC' };

/** A paginated list of records that belong to the current one. */
export const RelatedRecords = ({ sort = newestFirst, table, cards, ...related }: RelatedRecordsProps) => {
  const isPhone = useIsPhone();
  return (
    <ReferenceManyField {...related} sort={sort} perPage={10} pagination={<Pagination />}>
      {isPhone ? cards : table}
    </ReferenceManyField>
  );
};
