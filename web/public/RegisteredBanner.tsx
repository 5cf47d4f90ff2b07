import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { correctRegistrationEmail } from '#contract/users/account-mails.ts';
import { call } from '../shared/call.ts';
import { useContractResolver } from '../shared/form/contract-resolver.ts';
import { Form } from '../shared/form/Form.tsx';
import { SubmitButton } from '../shared/form/SubmitButton.tsx';
import { TextInput } from '../shared/form/TextInput.tsx';
import { useSending } from '../shared/form/use-sending.ts';
import { Button } from '../shared/layout/Button.tsx';
import type { Registered } from '../shared/registration/registered.ts';
import { Banner } from '../shared/state/Banner.tsx';
import { ResultBanner } from '../shared/state/ResultBanner.tsx';
import { isGone } from './gone.ts';
import classes from './LoginPage.module.css';
import { usePublicMessages } from './messages/use-public-messages.ts';
import {
  AccountMailMessages,
  useAccountMailMessages,
} from './account-mails/messages/account-mail-messages.ts';

interface RegisteredBannerProps {
  readonly registered: Registered;
  readonly onCorrected: (email: string) => void;
}

/** Tells a new merchant that a mail is on its way; a mistyped address can be corrected once, while the token is known. */
const RegisteredBanner = (props: RegisteredBannerProps) => (
  <AccountMailMessages>
    <SentOrCorrected {...props} />
  </AccountMailMessages>
);
export default RegisteredBanner;

const SentOrCorrected = ({ registered, onCorrected }: RegisteredBannerProps) => {
  const t = useAccountMailMessages();
  const inPublic = usePublicMessages();
  const [isCorrecting, setCorrecting] = useState(false);
  const { registered: email, correctionToken: token, isCorrected, wantedPlan } = registered;
  if (isCorrected)
    return <ResultBanner tone="success">{t('accountMails.registered.corrected', { email })}</ResultBanner>;
  return (
    <>
      <Banner
        tone="success"
        action={
          token !== undefined &&
          !isCorrecting && (
            <Button size="small" onClick={() => setCorrecting(true)}>
              {t('accountMails.registered.wrongEmail')}
            </Button>
          )
        }
      >
        {t('accountMails.registered.registered', { email })}{' '}
        {wantedPlan && t('accountMails.registered.plan', { plan: inPublic(`shared.plan.${wantedPlan}`) })}
      </Banner>
      {token !== undefined && isCorrecting && (
        <CorrectEmail email={email} token={token} onCorrected={onCorrected} />
      )}
    </>
  );
};

type CorrectEmailProps = Pick<RegisteredBannerProps, 'onCorrected'> &
  Readonly<{ email: string; token: string }>;

const CorrectEmail = ({ email, token, onCorrected }: CorrectEmailProps) => {
  const t = useAccountMailMessages();
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { email },
    resolver: useContractResolver<{ email: string }>(correctRegistrationEmail.body, (values) => ({
      ...values,
      token,
    })),
  });
  useEffect(() => form.setFocus('email', { shouldSelect: true }), [form]);
  const { send, failure } = useSending({
    send: ({ email: typed }: { email: string }) =>
      call(correctRegistrationEmail, { body: { token, email: typed.trim() } }, { withoutSession: true }),
    failed: t('accountMails.registered.correctFailed'),
    onDone: (_, { email: typed }) => {
      const corrected = typed.trim();
      onCorrected(corrected);
      const state: Registered = { registered: corrected, isCorrected: true };
      return navigate('/login', { replace: true, state });
    },
    onFailed: (error) => isGone(error) && t('accountMails.registered.correctGone'),
  });
  return (
    <Form
      form={form}
      onSubmit={send}
      label={t('accountMails.registered.correctEmail')}
      className={classes['form']}
    >
      <TextInput
        name="email"
        type="email"
        label={t('accountMails.registered.correctedEmail')}
        required
        autoComplete="email"
        maxLength={254}
      />
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <SubmitButton full>{t('accountMails.registered.correct')}</SubmitButton>
    </Form>
  );
};
