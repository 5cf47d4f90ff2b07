import { useId } from 'react';
import type { ImportBody, ImportResult } from '#contract/imports.ts';
import { joined } from '../../../shared/format/joined.ts';
import classes from './Imports.module.css';
import { useImportMessages } from './messages/import-messages.ts';

/** What a person says about a file: what its columns are, which mark stands before decimals, which worksheet is read. */
export type ImportChoice = Omit<ImportBody, 'content' | 'columns'> &
  Readonly<{ columns: Record<string, string | null> }>;

interface ImportFindingsProps {
  readonly found: ImportResult;
  readonly choice: ImportChoice;
  readonly onChoose: (choice: ImportChoice) => void;
}

/** What a dry run found in a file, with a choice for each column. */
export const ImportFindings = ({ found, choice, onChoose }: ImportFindingsProps) => {
  const t = useImportMessages();
  const { format, columns, fields, numbers } = found;
  if (format === null) return null;
  const kind =
    format.kind === 'XLSX'
      ? 'Excel (.xlsx)'
      : joined(['CSV', format.encoding, markOf(format.delimiter)], ', ');
  const choices = fields.map(({ field, label }) => ({ value: field, label }));
  return (
    <section className={classes['findings']}>
      <p className={classes['soft']}>{t('imports.format', { kind, row: format.headRow })}</p>
      {format.worksheets.length > 1 && (
        <Pick
          label={t('imports.worksheet')}
          value={choice.worksheet ?? format.worksheet ?? ''}
          choices={format.worksheets.map((value) => ({ value, label: value }))}
          onPick={(worksheet) => onChoose({ ...choice, worksheet, columns: {} })}
        />
      )}
      {numbers.length > 0 && <Numbers numbers={numbers} choice={choice} onChoose={onChoose} />}
      <h3>{t('imports.columns')}</h3>
      {columns.map(({ name, field, samples }) => (
        <Pick
          key={name}
          label={name}
          hint={samples.join(', ')}
          value={(name in choice.columns ? choice.columns[name] : field) ?? ''}
          none={t('imports.leftOut')}
          choices={choices}
          onPick={(value) =>
            onChoose({ ...choice, columns: { ...choice.columns, [name]: value === '' ? null : value } })
          }
        />
      ))}
    </section>
  );
};

/** A tab is shown by its name. */
const markOf = (delimiter: string | null): string => (delimiter === '\t' ? 'TAB' : (delimiter ?? ''));

const Numbers = ({
  numbers,
  choice,
  onChoose,
}: Pick<ImportResult, 'numbers'> & Omit<ImportFindingsProps, 'found'>) => {
  const t = useImportMessages();
  return (
    <>
      {numbers.map(({ column, message, examples }) => (
        <div key={column}>
          <p>
            {column}: {message}
          </p>
          <p className={classes['soft']}>
            {examples.map(({ cell, reading }) => `${cell} → ${reading ?? '?'}`).join('; ')}
          </p>
        </div>
      ))}
      <Pick
        label={t('imports.decimals')}
        value={choice.decimalMark ?? ''}
        none={t('imports.byFile')}
        choices={[
          { value: 'COMMA', label: t('imports.comma') },
          { value: 'POINT', label: t('imports.point') },
        ]}
        onPick={(value) => {
          const { columns: of, worksheet } = choice;
          const rest = { columns: of, ...(worksheet !== undefined && { worksheet }) };
          onChoose(value === 'COMMA' || value === 'POINT' ? { ...rest, decimalMark: value } : rest);
        }}
      />
    </>
  );
};

interface PickProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly none?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string) => void;
}

const Pick = ({ label, hint, value, none, choices, onPick }: PickProps) => {
  const id = useId();
  const hintId = useId();
  return (
    <div className={classes['pick']}>
      <div>
        <label htmlFor={id}>{label}</label>
        <span className={classes['soft']} id={hintId}>
          {hint}
        </span>
      </div>
      <select id={id} aria-describedby={hintId} value={value} onChange={({ target }) => onPick(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
};
