import {
  changeBankAccount,
  statementFields,
  type BankAccount,
  type ImportedStatement,
} from '#contract/banking/bank-statements.ts';
import {
  bodyOfColumns,
  guessedColumns,
  useColumnsProblem,
  type ColumnValues,
  type TableColumn,
} from '../../shared/bank/table-columns.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { joined } from '../../shared/format/joined.ts';
import { Loading } from '../../shared/state/Loading.tsx';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';
import { accountsKey, useBankAccounts } from './use-bank.ts';

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
    <FormDialog<ColumnValues, BankAccount>
      title={t('bank.columns.title')}
      defaultValues={guessedColumns(columns, accountId ?? null)}
      schema={changeBankAccount.body}
      bodyOf={(values) => bodyOfColumns(columns, values)}
      submit={<Submit />}
      send={(values) =>
        call(changeBankAccount, {
          params: { id: Number(values.accountId) },
          body: bodyOfColumns(columns, values),
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

const Columns = ({ columns }: { columns: readonly TableColumn[] }) => {
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

const Problem = () => {
  const t = useBankMessages();
  const problem = useColumnsProblem();
  return <p role="status">{problem && t(`bank.columns.${problem}`)}</p>;
};

const Submit = () => {
  const t = useBankMessages();
  const isDisabled = useColumnsProblem() !== undefined;
  return <SubmitButton disabled={isDisabled}>{t('bank.columns.submit')}</SubmitButton>;
};
