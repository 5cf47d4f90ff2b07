import type { ReactElement } from 'react';
import { Pagination, ReferenceManyField, type SortPayload } from 'react-admin';
import { useIsPhone } from '../use-is-phone.ts';

interface RelatedRecordsProps {
  readonly reference: string;
  /** The filter of the list that names the record in sight. */
  readonly target: string;
  /** Besides. */
  readonly filter?: object;
  /** At a desk. */
  readonly table: ReactElement;
  /** On a phone. */
  readonly cards: ReactElement;
  readonly empty: ReactElement;
  readonly sort?: SortPayload;
}

const newestFirst: SortPayload = { field: 'id', order: 'DESC' };

/** What belongs to the record in sight, page by page, as in its own list. */
export const RelatedRecords = ({ sort = newestFirst, table, cards, ...related }: RelatedRecordsProps) => {
  const isPhone = useIsPhone();
  return (
    <ReferenceManyField {...related} sort={sort} perPage={10} pagination={<Pagination />}>
      {isPhone ? cards : table}
    </ReferenceManyField>
  );
};
