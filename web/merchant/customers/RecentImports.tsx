import { useQuery, type QueryKey } from '@tanstack/react-query';
import {
  listRecordImports,
  undoRecordImport,
  type RecordImport,
} from '#contract/customers/record-imports.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Button } from '../../shared/layout/Button.tsx';
import classes from './Customers.module.css';
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
  const recent = (data ?? []).filter((one) => one.records === records);
  if (recent.length === 0) return null;
  return (
    <section className={classes['findings']}>
      <h3>{t('customer.import.recent')}</h3>
      {recent.map(({ id, importedAt, created, changed }) => (
        <div key={id} className={classes['recent']}>
          <span>{t('customer.import.one', { time: formatDateTime(importedAt), created, changed })}</span>
          <Button busy={undo.pending === id} onClick={() => undo.press(id)}>
            {t('customer.import.undo')}
          </Button>
        </div>
      ))}
    </section>
  );
};
