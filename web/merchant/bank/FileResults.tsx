import type { ReactNode } from 'react';
import type { DroppedFile } from '../../shared/bank/use-imports.ts';
import { outcomeIcon, useOutcome } from '../../shared/bank/use-outcome.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import classes from './Imports.module.css';
import { useBankMessages } from './messages/bank-messages.ts';

interface FileResultsProps {
  readonly files: readonly DroppedFile[];
  /** What the file asks for. */
  readonly actionOf: (file: DroppedFile) => ReactNode;
}

/** What became of each file, in a line. */
export const FileResults = ({ files, actionOf }: FileResultsProps) => {
  const t = useBankMessages();
  const outcomeOf = useOutcome();
  if (files.length === 0) return null;
  return (
    <ul className={classes['files']} aria-label={t('bank.imports.result')} aria-live="polite">
      {files.map((file) => (
        <li key={file.id} data-state={file.reading.state}>
          <Icon name={outcomeIcon(file.reading)} size={18} />
          <div className={classes['words']}>
            <strong>{file.file.name}</strong>
            <span>{outcomeOf(file.reading)}</span>
          </div>
          {actionOf(file)}
        </li>
      ))}
    </ul>
  );
};
