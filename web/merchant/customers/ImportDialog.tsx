import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { importCustomers } from '#contract/customers/customers.ts';
import type { ImportResult } from '#contract/imports.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { DataTable } from '../../shared/list/DataTable.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import classes from './Customers.module.css';
import { ImportFindings, type ImportChoice } from './ImportFindings.tsx';
import { useCustomerMessages } from './messages/customer-messages.ts';

interface ImportDialogProps {
  /** Imports customers or items: both calls have one form. */
  readonly endpoint: typeof importCustomers;
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

/** Checks a file, shows what was understood and the errors by row, and imports it once it has none. */
export const ImportDialog = ({ endpoint, about, affects, onClose }: ImportDialogProps) => {
  const t = useCustomerMessages();
  const id = useId();
  const toast = useToast();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState(noChoice);
  // The choice that the answer on the screen is about; another one is checked first.
  const [checkedChoice, setCheckedChoice] = useState(noChoice);
  const send = useMutation({
    mutationFn: async (isDryRun: boolean) => {
      setCheckedChoice(choice);
      return call(endpoint, {
        query: { dryRun: isDryRun ? 'true' : 'false' },
        body: { content: await contentOf(file!), ...choice },
      });
    },
    onSuccess: (result) => {
      if (!result.isStored) return;
      const { rows, created, changed, unchanged } = result;
      toast(t('customer.import.done', { rows, created, changed, unchanged }));
      onClose();
      void client.invalidateQueries({ queryKey: affects });
    },
  });
  const checked = send.data;
  const isClean = checked !== undefined && checked.errors.length === 0;
  const mayStore = isClean && choice === checkedChoice;
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
            busy={send.isPending}
            onClick={() => send.mutate(!mayStore)}
          >
            {t(mayStore ? 'customer.import.submit' : 'customer.import.check')}
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <div className={classes['chosen']}>
        <label htmlFor={id}>{t('customer.import.file')}</label>
        <input
          id={id}
          type="file"
          accept={accepted}
          className={classes['file']}
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            setChoice(noChoice);
            send.reset();
          }}
        />
      </div>
      {send.error && <Banner tone="error">{messageOf(send.error, t('customer.import.failed'))}</Banner>}
      {mayStore && <Banner tone="info">{t('customer.import.checked', countsOf(checked))}</Banner>}
      {checked !== undefined && !isClean && <Errors errors={checked.errors} />}
      {checked !== undefined && <ImportFindings found={checked} choice={choice} onChoose={setChoice} />}
    </Dialog>
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
