import { useForm } from 'react-hook-form';
import { verifyEmail } from '#contract/users/account-mails.ts';
import { call } from '../../shared/call.ts';
import { Form } from '../../shared/form/Form.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { useSession } from '../../shared/session.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { whenGone } from '../gone.ts';
import classes from './AccountPage.module.css';
import { useAccountMailMessages } from './messages/account-mail-messages.ts';

interface VerifyFormProps {
  readonly token: string;
  readonly onOutcome: (outcome: 'done' | 'mailed' | 'gone') => void;
}

/**
 * Confirms an address by one press. A browser with a session sends it; another one may give the password of the
 * registration, which then stays in force.
 */
export const VerifyForm = ({ token, onOutcome }: VerifyFormProps) => {
  const t = useAccountMailMessages();
  const session = useSession();
  const form = useForm({ defaultValues: { password: '' } });
  const { send, failure } = useSending({
    send: ({ password }: { password: string }) =>
      call(verifyEmail, { body: { token, ...(password !== '' && { password }) } }),
    failed: t('accountMails.verify.failed'),
    onDone: (_, { password }) => onOutcome(session || password !== '' ? 'done' : 'mailed'),
    onFailed: whenGone(() => onOutcome('gone')),
  });
  return (
    <Form form={form} onSubmit={send} label={t('accountMails.verify.submit')} className={classes['card']}>
      {!session && (
        <>
          <Banner tone="info">{t('accountMails.verify.passwordHelp')}</Banner>
          <PasswordInput name="password" label={t('accountMails.verify.password')} />
        </>
      )}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <SubmitButton full size="large">
        {t('accountMails.verify.submit')}
      </SubmitButton>
    </Form>
  );
};
