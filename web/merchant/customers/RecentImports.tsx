import { useQuery, type QueryKey } from '@tanstack/react-query';
import {
  listRecordImports,
  undoRecordImport,
  type RecordImport,
} from '#contract/customers/record-imports.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { UndoList } from '../kit/imports/UndoList.tsx';
import { useCustomerMessages } from './messages/customer-messages.ts';

const importKey: QueryKey = ['record-imports'];

type Props = Readonly<{ records: RecordImport['records']; affects: QueryKey }>;

/** The imports of the last day, each of which can be undone; nothing without one. */
export const RecentImports = ({ records, affects }: Props) => {
  const t = useCustomerMessages();
  const { data } = useQuery({
    queryKey: importKey,
    queryFn: ({ signal }) => call(listRecordImports, {}, { signal }),
  });
  const undo = useAction({
    send: (id: number) => call(undoRecordImport, { params: { id } }),
    done: (counts) => t('customer.import.undone', counts),
    failed: t('customer.import.undoFailed'),
    affects: [importKey, affects],
  });
  const rows = (data ?? [])
    .filter((one) => one.records === records)
    .map(({ id, importedAt, created, changed }) => ({
      id,
      text: t('customer.import.one', { time: formatDateTime(importedAt), created, changed }),
    }));
  return (
    <UndoList
      title={t('customer.import.recent')}
      button={t('customer.import.undo')}
      rows={rows}
      undo={undo}
    />
  );
};
