import { Typography } from '@mui/material';
import { required, SaveButton, SelectInput, useGetMany } from 'react-admin';
import {
  changeBankAccount,
  statementFields,
  type BankAccount,
  type ImportedStatement,
} from '#contract/banking/bank-statements.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import {
  bodyOfColumns,
  guessedColumns,
  useColumnsProblem,
  type ColumnValues,
  type TableColumn,
} from '../../shared/bank/table-columns.ts';
import { joined } from '../../shared/format/joined.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { useBankMessages } from './messages/bank-messages.ts';

interface NameColumnsProps {
  /** Of a table whose columns are not named. */
  readonly result: ImportedStatement;
  /** Of all clients. */
  readonly accounts: readonly BankAccount[];
  readonly onNamed: (accountId: number) => void;
  readonly onClose: () => void;
}

/** Says once what the columns of a client's table are, and whose it is when the table does not. */
export const NameColumns = ({ result, accounts, onNamed, onClose }: NameColumnsProps) => {
  const t = useBankMessages();
  const columns = result.columns ?? [];
  const [only, ...others] = accounts;
  const accountId = result.accountId ?? (others.length === 0 ? (only?.id ?? null) : null);
  return (
    <FormDialog<ColumnValues, BankAccount>
      title={t('bank.columns.title')}
      defaultValues={guessedColumns(columns, accountId)}
      schema={changeBankAccount.body}
      bodyOf={(values) => bodyOfColumns(columns, values)}
      submit={<Submit />}
      send={(data, values) =>
        data.changeBankAccount({
          params: { id: Number(values.accountId) },
          body: bodyOfColumns(columns, values),
        })
      }
      failed={t('bank.columns.failed')}
      onDone={(_, values) => {
        onNamed(Number(values.accountId));
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>{t('bank.columns.text')}</Typography>
      {accountId === null && <AccountInput accounts={accounts} />}
      <Columns columns={columns} />
      <Reading />
    </FormDialog>
  );
};

/** The client's name tells more than its IBAN. */
const AccountInput = ({ accounts }: Pick<NameColumnsProps, 'accounts'>) => {
  const t = useBankMessages();
  const ids = [...new Set(accounts.map(({ merchantId }) => merchantId))];
  const { data: merchants } = useGetMany<Merchant>('merchants', { ids });
  const nameOf = (merchantId: number) => merchants?.find(({ id }) => id === merchantId)?.businessName;
  return (
    <SelectInput
      source="accountId"
      label={t('bank.columns.account')}
      validate={required()}
      choices={accounts.map(({ id, iban, merchantId }) => ({
        id: String(id),
        name: joined([nameOf(merchantId), iban]),
      }))}
      translateChoice={false}
    />
  );
};

const Columns = ({ columns }: { columns: readonly TableColumn[] }) => {
  const t = useBankMessages();
  return columns.map(({ name, samples }, place) => (
    <SelectInput
      key={name}
      source={`fields.${place}`}
      label={name}
      helperText={joined(samples, ', ')}
      emptyText={t('bank.columns.leftOut')}
      choices={statementFields.map((id) => ({ id, name: t(`bank.columns.fields.${id}`) }))}
      translateChoice={false}
    />
  ));
};

/** How amounts and days are written, and what is missing. */
const Reading = () => {
  const t = useBankMessages();
  const problem = useColumnsProblem();
  return (
    <>
      <SelectInput
        source="decimalMark"
        label={t('bank.columns.decimalMark')}
        validate={required()}
        choices={[
          { id: 'COMMA', name: t('bank.columns.comma') },
          { id: 'POINT', name: t('bank.columns.point') },
        ]}
        translateChoice={false}
      />
      <SelectInput
        source="dateOrder"
        label={t('bank.columns.dateOrder')}
        validate={required()}
        choices={(['DMY', 'YMD', 'MDY'] as const).map((id) => ({
          id,
          name: t(`bank.columns.dateOrders.${id}`),
        }))}
        translateChoice={false}
      />
      <Typography role="status">{problem && t(`bank.columns.${problem}`)}</Typography>
    </>
  );
};

const Submit = () => {
  const t = useBankMessages();
  const isDisabled = useColumnsProblem() !== undefined;
  return (
    <SaveButton
      label={t('bank.columns.submit')}
      icon={<></>}
      alwaysEnable={!isDisabled}
      disabled={isDisabled}
    />
  );
};
