import { call } from '../../shared/call.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeEmail } from '#contract/users/account-mails.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { Account } from '#contract/users/users.ts';
import { ResultBanner } from '../../shared/state/ResultBanner.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { useAccount } from '../kit/portal/queries.ts';
import { FailureBesideFields } from './FailureBesideFields.tsx';
import classes from './ProfilePage.module.css';

/** The e-mail of the user account; another one applies when it confirms. */
export const EmailPanel = () => {
  const t = useMerchantMessages();
  const { data: account } = useAccount();
  const [askedFor, setAskedFor] = useState<string>();
  if (account === undefined) return null;
  return (
    <Panel title={t('merchant.account.email.title')}>
      {askedFor === undefined ? (
        <>
          <Current account={account} />
          <ChangeEmail onAsked={setAskedFor} />
        </>
      ) : (
        <ResultBanner tone="success">
          {t('merchant.account.email.mailed', { email: askedFor, former: account.email })}
        </ResultBanner>
      )}
    </Panel>
  );
};

const Current = ({ account: { email, isEmailVerified } }: { account: Account }) => {
  const t = useMerchantMessages();
  return (
    <p className={classes['soft']}>
      {t('merchant.account.email.current', { email })}{' '}
      <strong>{t(`merchant.account.email.${isEmailVerified ? 'verified' : 'notVerified'}`)}.</strong>{' '}
      {t('merchant.account.email.unchanged')}
    </p>
  );
};

const empty = { email: '', password: '' };

const ChangeEmail = ({ onAsked }: { onAsked: (email: string) => void }) => {
  const t = useMerchantMessages();
  const form = useForm({ defaultValues: empty, resolver: useContractResolver(changeEmail.body) });
  const { send, failure } = useSending({
    send: (values: typeof empty) => call(changeEmail, { body: values }),
    failed: t('merchant.account.email.failed'),
    onDone: (_, { email }) => onAsked(email.trim()),
  });
  return (
    <Form form={form} onSubmit={send} label={t('merchant.account.email.title')} className={classes['form']}>
      <TextInput
        name="email"
        type="email"
        label={t('merchant.account.email.new')}
        required
        autoComplete="off"
        maxLength={254}
      />
      <PasswordInput name="password" label={t('merchant.account.email.password')} required />
      <FailureBesideFields failure={failure} />
      <div className={classes['buttons']}>
        <SubmitButton>{t('merchant.account.email.submit')}</SubmitButton>
      </div>
    </Form>
  );
};
