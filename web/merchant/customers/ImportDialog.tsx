import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { importCustomers } from '#contract/customers/customers.ts';
import type { RecordImport } from '#contract/customers/record-imports.ts';
import type { ImportResult } from '#contract/imports.ts';
import { call } from '../../shared/call.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { DataTable } from '../../shared/list/DataTable.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/toast.ts';
import classes from './Customers.module.css';
import { ImportFindings, type ImportChoice } from './ImportFindings.tsx';
import { RecentImports } from './RecentImports.tsx';
import { useCustomerMessages } from './messages/customer-messages.ts';

interface ImportDialogProps {
  /** Imports customers or items: both calls have one form. */
  readonly endpoint: typeof importCustomers;
  readonly records: RecordImport['records'];
  readonly about: string;
  readonly affects: QueryKey;
  readonly onClose: () => void;
}

const textOf = (result: string | ArrayBuffer | null): string => (typeof result === 'string' ? result : '');

/** The bytes of a file in base64. */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(textOf(reader.result).split(',', 2)[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });

const accepted =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const noChoice: ImportChoice = { columns: {} };

const useImport = ({ endpoint, affects, onClose }: Omit<ImportDialogProps, 'about' | 'records'>) => {
  const t = useCustomerMessages();
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState(noChoice);
  /** The answer on the screen, and the choice that it is about; another one is checked first. */
  const [checked, setChecked] = useState<Readonly<{ found: ImportResult; choice: ImportChoice }>>();
  const found = checked?.found;
  const mayStore = found !== undefined && found.errors.length === 0 && choice === checked?.choice;
  const client = useQueryClient();
  const toast = useToast();
  const { send, failure, forget, isPending } = useSending({
    send: async (isDryRun: boolean) => {
      setChecked(undefined);
      return call(endpoint, {
        query: { dryRun: isDryRun ? 'true' : 'false' },
        body: { content: await contentOf(file!), ...choice },
      });
    },
    failed: t('customer.import.failed'),
    onDone: (result) => {
      setChecked({ found: result, choice });
      if (!result.isStored) return;
      toast(t('customer.import.done', countsOf(result)));
      onClose();
      void client.invalidateQueries({ queryKey: affects });
    },
  });
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    setChoice(noChoice);
    setChecked(undefined);
    forget();
  };
  return { file, choose, choice, setChoice, found, mayStore, send, failure, isPending };
};

/** Checks a file, shows what was understood and the errors by row, and imports it once it has none. */
export const ImportDialog = ({ about, records, ...importing }: ImportDialogProps) => {
  const t = useCustomerMessages();
  const { file, choose, choice, setChoice, found, mayStore, send, failure, isPending } = useImport(importing);
  const { onClose } = importing;
  return (
    <Dialog
      title={t('customer.import.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            variant="primary"
            disabled={file === undefined}
            busy={isPending}
            onClick={() => void send(!mayStore)}
          >
            {t(mayStore ? 'customer.import.submit' : 'customer.import.check')}
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <FileInput onChoose={choose} />
      {file === undefined && <RecentImports records={records} affects={importing.affects} />}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {mayStore && found && <Banner tone="info">{t('customer.import.checked', countsOf(found))}</Banner>}
      {found && found.errors.length > 0 && <Errors errors={found.errors} />}
      {found && <ImportFindings found={found} choice={choice} onChoose={setChoice} />}
    </Dialog>
  );
};

const FileInput = ({ onChoose }: { onChoose: (file: File | undefined) => void }) => {
  const t = useCustomerMessages();
  const id = useId();
  return (
    <div className={classes['chosen']}>
      <label htmlFor={id}>{t('customer.import.file')}</label>
      <input
        id={id}
        type="file"
        accept={accepted}
        className={classes['file']}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    </div>
  );
};

const countsOf = ({ rows, created, changed, unchanged }: ImportResult) => ({
  rows,
  created,
  changed,
  unchanged,
});

const Errors = ({ errors }: Pick<ImportResult, 'errors'>) => {
  const t = useCustomerMessages();
  return (
    <>
      <Banner tone="error">{t('customer.import.errors')}</Banner>
      <DataTable
        label={t('customer.import.errors')}
        rows={errors}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        empty={null}
        expected={1}
        columns={[
          { key: 'row', label: t('customer.import.row'), cell: ({ row }) => row },
          { key: 'cell', label: t('customer.import.cell'), cell: ({ cell }) => cell },
          { key: 'problem', label: t('customer.import.problem'), cell: ({ message }) => message },
        ]}
      />
    </>
  );
};
