import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPassword } from '#contract/users/account-mails.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { ResultBanner } from '../../shared/state/ResultBanner.tsx';
import { AccountPage } from './AccountPage.tsx';
import classes from './AccountPage.module.css';
import { useAccountMailMessages } from './messages/account-mail-messages.ts';

/** Asks for a link that sets a new password; the confirmation does not tell whether the address is known. */
export const ForgotPage = () => (
  <AccountPage page="forgot">
    <Forgot />
  </AccountPage>
);

const Forgot = () => {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <AskForLink onSent={setSentTo} />
  ) : (
    <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
  );
};

const empty = { email: '' };

const AskForLink = ({ onSent }: { onSent: (email: string) => void }) => {
  const t = useAccountMailMessages();
  const form = useForm({ defaultValues: empty, resolver: useContractResolver(forgotPassword.body) });
  const { send, failure } = useSending({
    send: (values: typeof empty) => call(forgotPassword, { body: values }, { withoutSession: true }),
    failed: t('accountMails.forgot.failed'),
    onDone: (_, { email }) => onSent(email.trim()),
  });
  return (
    <Form form={form} onSubmit={send} label={t('accountMails.forgot.title')} className={classes['card']}>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <TextInput
        name="email"
        type="email"
        label={t('accountMails.forgot.email')}
        required
        autoComplete="username"
        maxLength={254}
      />
      <SubmitButton full size="large">
        {t('accountMails.forgot.submit')}
      </SubmitButton>
    </Form>
  );
};

const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const t = useAccountMailMessages();
  return (
    <div className={classes['card']}>
      <ResultBanner tone="success">{t('accountMails.forgot.sent', { email })}</ResultBanner>
      <p>{t('accountMails.forgot.hint')}</p>
      <div className={classes['ways']}>
        <ButtonLink to="/login" variant="primary" full>
          {t('shared.signIn')}
        </ButtonLink>
        <Button full onClick={onAgain}>
          {t('accountMails.forgot.again')}
        </Button>
      </div>
    </div>
  );
};
