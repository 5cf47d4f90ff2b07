import { useId, useState } from 'react';
import type * as z from 'zod';
import { addBankAccount, changeBankAccount, type BankAccount } from '#contract/banking/bank-statements.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { joined } from '../../shared/format/joined.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './Bank.module.css';
import { BankMessages, useBankMessages } from './messages/bank-messages.ts';
import { accountsKey, useBankAccounts } from './use-bank.ts';

/** The bank accounts whose statements are read, and what is stored of their outgoing movements. */
const BankAccounts = () => (
  <BankMessages>
    <Accounts />
  </BankMessages>
);
export default BankAccounts;

const Accounts = () => {
  const t = useBankMessages();
  const { base } = usePortal();
  const { data, error, refetch } = useBankAccounts();
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={t('bank.settings.title')}
      action={
        <Button variant="primary" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t('bank.settings.add')}
        </Button>
      }
    >
      <p>{t('bank.settings.text')}</p>
      {error ? (
        <ErrorBanner error={error} fallback={t('bank.settings.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : data.length === 0 ? (
        <EmptyState icon="bank" title={t('bank.settings.none')} hint={t('bank.settings.noneHint')} />
      ) : (
        <ul className={classes['lines']}>
          {data.map((account) => (
            <Account key={account.id} account={account} />
          ))}
        </ul>
      )}
      <div className={classes['actions']}>
        <ButtonLink to={`${base}/bank`}>{t('bank.settings.open')}</ButtonLink>
      </div>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
};

const Account = ({ account }: { account: BankAccount }) => {
  const t = useBankMessages();
  const id = useId();
  const { iban, currency, isOnDocuments, keepsOutgoing, lastBookedOn, columns } = account;
  const { press, isPending, pending } = useAction({
    send: (keeps: boolean) =>
      call(changeBankAccount, { params: { id: account.id }, body: { keepsOutgoing: keeps } }),
    done: t('bank.settings.changed'),
    failed: t('bank.settings.changeFailed'),
    affects: [accountsKey],
  });
  return (
    <li className={classes['line']}>
      <strong className={classes['number']}>{iban}</strong>
      <p className={classes['soft']}>
        {joined([
          currency,
          isOnDocuments && t('bank.settings.documents'),
          lastBookedOn === null
            ? t('bank.settings.never')
            : t('bank.settings.last', { day: formatDate(lastBookedOn) }),
          columns !== null && t('bank.settings.columns'),
        ])}
      </p>
      <label className={classes['switch']}>
        <input
          type="checkbox"
          checked={pending ?? keepsOutgoing}
          disabled={isPending}
          aria-describedby={id}
          onChange={({ target }) => press(target.checked)}
        />
        {t('bank.settings.keeps')}
      </label>
      <p id={id} className={classes['soft']}>
        {t('bank.settings.keepsHint')}
      </p>
    </li>
  );
};

const currencies = ['EUR', 'USD'] as const;
const empty: z.input<typeof addBankAccount.body> = { iban: '', currency: 'EUR' };

const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useBankMessages();
  return (
    <FormDialog
      title={t('bank.settings.add')}
      defaultValues={empty}
      schema={addBankAccount.body}
      submit={t('bank.settings.add')}
      send={(body) => call(addBankAccount, { body })}
      done={t('bank.settings.added')}
      failed={t('bank.settings.addFailed')}
      affects={[accountsKey]}
      onClose={onClose}
    >
      <TextInput name="iban" label={t('bank.settings.iban')} required autoComplete="off" maxLength={42} />
      <SelectInput
        name="currency"
        label={t('bank.settings.currency')}
        required
        choices={currencies.map((value) => ({ value, label: value }))}
      />
    </FormDialog>
  );
};
