import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPassword } from '#contract/users/account-mails.ts';
import { ApiError } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { isGone } from '../gone.ts';
import classes from './AccountPage.module.css';
import { useAccountMailMessages } from './messages/account-mail-messages.ts';

export type NewPasswordKind = 'reset' | 'invitation';

interface NewPasswordFormProps {
  readonly kind: NewPasswordKind;
  readonly token: string;
  readonly onOutcome: (outcome: 'done' | 'gone') => void;
}

const empty = { password: '', code: '' };
type Values = typeof empty;

/** Sets a password by a mailed token; asks for a code when the server says that the account has a second factor. */
export const NewPasswordForm = ({ kind, token, onOutcome }: NewPasswordFormProps) => {
  const t = useAccountMailMessages();
  const bodyOf = ({ password, code }: Values) => ({ token, password, ...(code !== '' && { code }) });
  const form = useForm({
    defaultValues: empty,
    resolver: useContractResolver<Values>(resetPassword.body, bodyOf),
  });
  const [needsCode, setNeedsCode] = useState(false);
  useEffect(() => {
    if (needsCode) form.setFocus('code');
  }, [needsCode, form]);

  const { send, failure } = useSending({
    // Without the session: a 401 here is about the code and must not end it.
    send: (values: Values) => call(resetPassword, { body: bodyOf(values) }, { withoutSession: true }),
    failed: t('accountMails.password.failed'),
    onDone: () => onOutcome('done'),
    onFailed: (error, { code }) => {
      const needs = error instanceof ApiError && error.status === 401;
      if (needs) setNeedsCode(true);
      if (isGone(error)) onOutcome('gone');
      return isGone(error) || (needs && code === '');
    },
  });
  return (
    <Form form={form} onSubmit={send} label={t(`accountMails.${kind}.submit`)} className={classes['card']}>
      <PasswordInput name="password" label={t('accountMails.password.new')} required isNew />
      {needsCode && <Code />}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <SubmitButton full size="large">
        {t(`accountMails.${kind}.submit`)}
      </SubmitButton>
    </Form>
  );
};

const Code = () => {
  const t = useAccountMailMessages();
  return (
    <>
      <Banner tone="info">{t('accountMails.password.codeNeeded')}</Banner>
      <TextInput
        name="code"
        label={t('accountMails.password.code')}
        help={t('accountMails.password.codeHelp')}
        required
        autoComplete="one-time-code"
        maxLength={20}
      />
    </>
  );
};
