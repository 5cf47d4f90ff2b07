import { useFormContext, useWatch } from 'react-hook-form';
import {
  changeBankAccount,
  statementFields,
  type BankAccount,
  type ImportedStatement,
  type StatementColumns,
  type StatementField,
} from '#contract/banking/bank-statements.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { joined } from '../../shared/format/joined.ts';
import { Loading } from '../../shared/state/Loading.tsx';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';
import { accountsKey, useBankAccounts } from './use-bank.ts';

type Column = NonNullable<ImportedStatement['columns']>[number];
interface Values {
  accountId: string;
  /** By the place of the column; empty for one that is left out. */
  fields: string[];
  decimalMark: StatementColumns['decimalMark'];
  dateOrder: StatementColumns['dateOrder'];
}

interface ColumnsDialogProps {
  /** Of a table whose columns are not named. */
  readonly result: ImportedStatement;
  readonly onNamed: (accountId: number) => void;
  readonly onClose: () => void;
}

/** Says once what the columns of a bank's table are. */
export const ColumnsDialog = (props: ColumnsDialogProps) => {
  const { data: accounts } = useBankAccounts();
  return accounts === undefined ? <Loading /> : <Form {...props} accounts={accounts} />;
};

const isField = (text: string): text is StatementField =>
  (statementFields as readonly string[]).includes(text);

const bodyOf = (columns: readonly Column[], { fields, decimalMark, dateOrder }: Values) => ({
  columns: {
    columns: Object.fromEntries(
      columns.flatMap(({ name }, place) => {
        const field = fields[place] ?? '';
        return isField(field) ? [[field, name]] : [];
      }),
    ) as StatementColumns['columns'],
    decimalMark,
    dateOrder,
  },
});

/** „1.234,56“ and „-12,50“ have a comma before the cents; without such a sample it is the point. */
const guessedMark = (columns: readonly Column[]): StatementColumns['decimalMark'] =>
  columns.some(({ samples }) => samples.some((text) => /^[-+]?[\d\s.]*\d,\d{1,2}$/.test(text.trim())))
    ? 'COMMA'
    : 'POINT';

/** A day first unless the samples begin with a year. */
const guessedOrder = (columns: readonly Column[]): StatementColumns['dateOrder'] =>
  columns
    .filter(({ field }) => field === 'bookedOn' || field === 'valueOn')
    .some(({ samples }) => samples.some((text) => /^\d{4}\D/.test(text.trim())))
    ? 'YMD'
    : 'DMY';

const Form = ({
  result,
  accounts,
  onNamed,
  onClose,
}: ColumnsDialogProps & { accounts: readonly BankAccount[] }) => {
  const t = useBankMessages();
  const columns = result.columns ?? [];
  const accountId = result.accountId ?? accounts[0]?.id;
  return (
    <FormDialog<Values, BankAccount>
      title={t('bank.columns.title')}
      defaultValues={{
        accountId: String(accountId ?? ''),
        fields: columns.map(({ field }) => field ?? ''),
        decimalMark: guessedMark(columns),
        dateOrder: guessedOrder(columns),
      }}
      schema={changeBankAccount.body}
      bodyOf={(values) => bodyOf(columns, values)}
      submit={<Submit />}
      send={(values) =>
        call(changeBankAccount, {
          params: { id: Number(values.accountId) },
          body: bodyOf(columns, values),
        })
      }
      failed={t('bank.columns.failed')}
      affects={[accountsKey]}
      onDone={(_, values) => {
        onNamed(Number(values.accountId));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('bank.columns.text')}</p>
      {result.accountId === null && accounts.length > 1 && (
        <SelectInput
          name="accountId"
          label={t('bank.columns.account')}
          required
          choices={accounts.map(({ id, iban }) => ({ value: String(id), label: iban }))}
        />
      )}
      <Columns columns={columns} />
    </FormDialog>
  );
};

const Columns = ({ columns }: { columns: readonly Column[] }) => {
  const t = useBankMessages();
  const choices = [
    { value: '', label: t('bank.columns.leftOut') },
    ...statementFields.map((value) => ({ value, label: t(`bank.columns.fields.${value}`) })),
  ];
  return (
    <>
      <div className={classes['columns']}>
        {columns.map(({ name, samples }, place) => (
          <SelectInput
            key={name}
            name={`fields.${place}`}
            label={name}
            help={joined(samples, ', ')}
            isUnmarked
            choices={choices}
          />
        ))}
      </div>
      <SelectInput
        name="decimalMark"
        label={t('bank.columns.decimalMark')}
        required
        choices={[
          { value: 'COMMA', label: t('bank.columns.comma') },
          { value: 'POINT', label: t('bank.columns.point') },
        ]}
      />
      <SelectInput
        name="dateOrder"
        label={t('bank.columns.dateOrder')}
        required
        choices={(['DMY', 'YMD', 'MDY'] as const).map((value) => ({
          value,
          label: t(`bank.columns.dateOrders.${value}`),
        }))}
      />
      <Problem />
    </>
  );
};

/** Why the columns cannot be read; undefined when they can. */
const useProblem = (): 'needs' | 'twice' | undefined => {
  const fields = useWatch<Values, 'fields'>({ name: 'fields', control: useFormContext<Values>().control });
  const named = fields.filter((field) => field !== '');
  if (new Set(named).size < named.length) return 'twice';
  const hasAmount = named.includes('amount') || (named.includes('credit') && named.includes('debit'));
  return named.includes('bookedOn') && hasAmount ? undefined : 'needs';
};

const Problem = () => {
  const t = useBankMessages();
  const problem = useProblem();
  return <p role="status">{problem && t(`bank.columns.${problem}`)}</p>;
};

const Submit = () => {
  const t = useBankMessages();
  const isDisabled = useProblem() !== undefined;
  return <SubmitButton disabled={isDisabled}>{t('bank.columns.submit')}</SubmitButton>;
};
