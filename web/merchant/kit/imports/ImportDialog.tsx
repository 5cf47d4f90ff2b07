import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { ImportBody, ImportResult } from '#contract/imports.ts';
import { useSending } from '../../../shared/form/use-sending.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { DataTable } from '../../../shared/list/DataTable.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useToast } from '../../../shared/state/toast.ts';
import { ImportFindings, type ImportChoice } from './ImportFindings.tsx';
import classes from './Imports.module.css';
import { ImportMessages, useImportMessages } from './messages/import-messages.ts';

interface ImportDialogProps<R extends ImportResult> {
  /** Reads a file, and stores its rows unless it is a dry run. */
  readonly send: (isDryRun: boolean, body: ImportBody) => Promise<R>;
  readonly about: string;
  /** Imports that can be undone; shown until a file is chosen. */
  readonly recent: ReactNode;
  /** What a checked file without errors will do; its counts unless given. */
  readonly checked?: (found: R) => ReactNode;
  /** What the import did; its counts unless given. */
  readonly done?: (found: R) => string;
  readonly affects: readonly QueryKey[];
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

const useImport = <R extends ImportResult>(importing: ImportDialogProps<R>) => {
  const { affects, onClose, done } = importing;
  const t = useImportMessages();
  const [file, setFile] = useState<File>();
  const [choice, setChoice] = useState(noChoice);
  /** The answer on the screen, and the choice that it is about; another one is checked first. */
  const [checked, setChecked] = useState<Readonly<{ found: R; choice: ImportChoice }>>();
  const found = checked?.found;
  const mayStore = found !== undefined && found.errors.length === 0 && choice === checked?.choice;
  const client = useQueryClient();
  const toast = useToast();
  const { send, failure, forget, isPending } = useSending({
    send: async (isDryRun: boolean) => {
      setChecked(undefined);
      return importing.send(isDryRun, { content: await contentOf(file!), ...choice });
    },
    failed: t('imports.failed'),
    onDone: (result) => {
      setChecked({ found: result, choice });
      if (!result.isStored) return;
      toast(done?.(result) ?? t('imports.done', countsOf(result)));
      onClose();
      for (const queryKey of affects) void client.invalidateQueries({ queryKey });
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
export const ImportDialog = <R extends ImportResult>(props: ImportDialogProps<R>) => (
  <ImportMessages>
    <Import {...props} />
  </ImportMessages>
);

const Import = <R extends ImportResult>(importing: ImportDialogProps<R>) => {
  const { about, recent, checked, onClose } = importing;
  const t = useImportMessages();
  const { file, choose, choice, setChoice, found, mayStore, send, failure, isPending } = useImport(importing);
  return (
    <Dialog
      title={t('imports.title')}
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
            {t(mayStore ? 'imports.submit' : 'imports.check')}
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <FileInput onChoose={choose} />
      {file === undefined && recent}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {mayStore &&
        found &&
        (checked?.(found) ?? <Banner tone="info">{t('imports.checked', countsOf(found))}</Banner>)}
      {found && found.errors.length > 0 && <Errors errors={found.errors} />}
      {found && <ImportFindings found={found} choice={choice} onChoose={setChoice} />}
    </Dialog>
  );
};

const FileInput = ({ onChoose }: { onChoose: (file: File | undefined) => void }) => {
  const t = useImportMessages();
  const id = useId();
  return (
    <div className={classes['chosen']}>
      <label htmlFor={id}>{t('imports.file')}</label>
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
  const t = useImportMessages();
  return (
    <>
      <Banner tone="error">{t('imports.errors')}</Banner>
      <DataTable
        label={t('imports.errors')}
        rows={errors}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        empty={null}
        expected={1}
        columns={[
          { key: 'row', label: t('imports.row'), cell: ({ row }) => row },
          { key: 'cell', label: t('imports.cell'), cell: ({ cell }) => cell },
          { key: 'problem', label: t('imports.problem'), cell: ({ message }) => message },
        ]}
      />
    </>
  );
};
