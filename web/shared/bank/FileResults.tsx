import type { ReactNode } from 'react';
import { messageOf } from '../api-error.ts';
import { joined } from '../format/joined.ts';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { bankWords } from './bank-words-en.ts';
import classes from './Bank.module.css';
import type { DroppedFile } from './use-imports.ts';

/** The words of the surrounding catalogue. */
type Words = Readonly<{ bank: typeof bankWords }>;

interface FileResultsProps {
  readonly files: readonly DroppedFile[];
  /** Before the counts: whose file it is. */
  readonly ownerOf?: (file: DroppedFile) => ReactNode;
  /** What the file asks for. */
  readonly actionOf: (file: DroppedFile) => ReactNode;
}

/** What became of each file, in a line. */
export const FileResults = ({ files, ownerOf, actionOf }: FileResultsProps) => {
  const t = useMessages<Words>();
  if (files.length === 0) return null;
  return (
    <ul className={classes['files']} aria-label={t('bank.imports.result')} aria-live="polite">
      {files.map((file) => (
        <li key={file.id} data-state={file.reading.state}>
          <Icon name={iconOf(file)} size={18} />
          <div className={classes['words']}>
            <strong>{file.file.name}</strong>
            {ownerOf?.(file)}
            <Outcome file={file} />
          </div>
          {actionOf(file)}
        </li>
      ))}
    </ul>
  );
};

const iconOf = ({ reading }: DroppedFile) => {
  if (reading.state === 'WAITS' || reading.state === 'READING') return 'clock';
  return reading.state === 'DONE' && reading.result.columns === null ? 'check' : 'alert';
};

const Outcome = ({ file: { reading } }: { file: DroppedFile }) => {
  const t = useMessages<Words>();
  if (reading.state === 'TOO_LARGE') return <span>{t('bank.imports.tooLarge')}</span>;
  if (reading.state === 'FAILED') return <span>{messageOf(reading.error, t('bank.imports.failed'))}</span>;
  if (reading.state !== 'DONE')
    return <span>{t(`bank.imports.${reading.state === 'WAITS' ? 'waits' : 'reading'}`)}</span>;
  const { columns, format, lines, repeated, matched, suggested, toReturn, pending } = reading.result;
  if (columns !== null) return <span>{t('bank.imports.columns')}</span>;
  const added = lines - repeated;
  const count = (word: 'repeated' | 'matched' | 'suggested' | 'toReturn' | 'pending', smart_count: number) =>
    smart_count > 0 && t(`bank.imports.${word}`, { smart_count });
  return (
    <span>
      {joined([
        t(`bank.formats.${format}`),
        added > 0 ? t('bank.imports.added', { smart_count: added }) : t('bank.imports.none'),
        count('repeated', repeated),
        count('matched', matched),
        count('suggested', suggested),
        count('toReturn', toReturn),
        count('pending', pending),
      ])}
    </span>
  );
};
