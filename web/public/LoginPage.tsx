import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../shared/api-error.ts';
import { useSending } from '../shared/form/use-sending.ts';
import { useLanguage } from '../shared/messages/language.ts';
import { networkTexts } from '../shared/messages/network-texts.ts';
import { Form } from '../shared/form/Form.tsx';
import { PasswordInput } from '../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../shared/form/SubmitButton.tsx';
import { TextInput } from '../shared/form/TextInput.tsx';
import { Button, ButtonLink } from '../shared/layout/Button.tsx';
import { PageTitle } from '../shared/layout/PageTitle.tsx';
import { registeredIn, type Registered } from '../shared/registration/registered.ts';
import { FactorMessages } from '../shared/factors/messages/factor-messages.ts';
import { LoginFailed, SecondStepNeeded } from '../shared/sign-in-failures.ts';
import { useSession } from '../shared/session.ts';
import { saysSessionEnded } from '../shared/session-return.ts';
import { Banner } from '../shared/state/Banner.tsx';
import { isLoadFailure } from '../shared/state/is-load-failure.ts';
import { lazyPart } from '../shared/state/lazy-part.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import classes from './LoginPage.module.css';
import { usePageHead } from './head/use-page-head.ts';
import { PublicPage } from './PublicPage.tsx';
import { AccountLinks } from './account-mails/AccountLinks.tsx';
import { loadSignIn } from './sign-in/load-sign-in.ts';
import { PasskeySignIn } from './sign-in/PasskeySignIn.tsx';
import { useLeaving } from './sign-in/use-leaving.ts';
import { usePublicMessages } from './messages/use-public-messages.ts';

const RegisteredBanner = lazyPart(() => import('./RegisteredBanner.tsx'));
const SecondStep = lazyPart(() => import('./sign-in/SecondStep.tsx'));

type Credentials = Readonly<{ username: string; password: string }>;

const LoginPage = () => {
  usePageHead('login');
  const registered = registeredIn(useLocation().state);
  const form = useForm({ defaultValues: { username: registered?.registered ?? '', password: '' } });
  const [step, setStep] = useState<SecondStepNeeded['step']>();
  /** Why the second step was left. */
  const [reason, setReason] = useState<string>();
  const leaveStep = (why?: string): void => {
    form.resetField('password');
    setReason(why);
    setStep(undefined);
  };
  return (
    <SignInFrame>
      {step === undefined ? (
        <FirstStep form={form} registered={registered} reason={reason} onSecondStep={setStep} />
      ) : (
        <SecondStep step={step} onBack={leaveStep} />
      )}
    </SignInFrame>
  );
};
export default LoginPage;

/** Signs in by name and password, and leads on. */
const useEntering = (
  leave: ReturnType<typeof useLeaving>['leave'],
  onSecondStep: (step: SecondStepNeeded['step']) => void,
) => {
  const t = usePublicMessages();
  const language = useLanguage();
  return useSending({
    send: async (values: Credentials) => {
      const { signInWith } = await loadSignIn();
      await leave(await signInWith(values));
    },
    failed: (error) => {
      if (error instanceof LoginFailed) return t('public.login.error');
      return messageOf(
        error,
        isLoadFailure(error) ? networkTexts[language].unreachable : t('public.login.error'),
      );
    },
    onFailed: (error) => {
      if (!(error instanceof SecondStepNeeded)) return false;
      // The form stays until the second step has loaded.
      startTransition(() => onSecondStep(error.step));
      return true;
    },
  });
};

interface FirstStepProps {
  readonly form: UseFormReturn<{ username: string; password: string }>;
  readonly registered: Registered | undefined;
  readonly reason: string | undefined;
  readonly onSecondStep: (step: SecondStepNeeded['step']) => void;
}

const FirstStep = ({ form, registered, reason, onSecondStep }: FirstStepProps) => {
  const t = usePublicMessages();
  const { search } = useLocation();
  const { isLeaving, leave } = useLeaving();
  const { send, failure = reason } = useEntering(leave, onSecondStep);
  const { setFocus } = form;
  // Not over what a person has focused while the script loaded.
  useEffect(() => {
    if (document.activeElement === document.body) setFocus('username');
  }, [setFocus]);
  return (
    <>
      <PageTitle title={t('public.login.title')} subtitle={t('public.login.intro')} />
      {registered !== undefined && (
        <RegisteredBanner registered={registered} onCorrected={(email) => form.setValue('username', email)} />
      )}
      {/* Signed in when it registered; a corrected e-mail needs the password. */}
      {registered !== undefined && registered.isCorrected !== true && (
        <EnterButton isLeaving={isLeaving} leave={leave} />
      )}
      <Form form={form} onSubmit={send} label={t('public.login.title')} className={classes['form']}>
        {saysSessionEnded(search) && failure === undefined && (
          <Banner tone="info">{t('public.login.ended')}</Banner>
        )}
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <TextInput
          name="username"
          label={t('public.login.username')}
          required
          autoComplete="username"
          maxLength={254}
        />
        <PasswordInput name="password" label={t('public.login.password')} required />
        <SubmitButton full size="large" busy={isLeaving}>
          {t('public.login.submit')}
        </SubmitButton>
        <PasskeySignIn />
      </Form>
      <AccountLinks className={classes['register']} />
      <DemoAccounts
        onChoose={({ username, password }) => {
          form.setValue('username', username);
          form.setValue('password', password);
        }}
      />
    </>
  );
};

const EnterButton = ({ isLeaving, leave }: ReturnType<typeof useLeaving>) => {
  const t = usePublicMessages();
  const session = useSession();
  if (session?.role !== 'MERCHANT') return null;
  return (
    <Button variant="primary" size="large" full busy={isLeaving} onClick={() => void leave(session)}>
      {t('public.login.enter')}
    </Button>
  );
};

const SignInFrame = ({ children }: { children: ReactNode }) => {
  const t = usePublicMessages();
  return (
    <PublicPage
      className={classes['page']}
      end={<ButtonLink to="/register">{t('public.nav.register')}</ButtonLink>}
    >
      <FactorMessages>{children}</FactorMessages>
    </PublicPage>
  );
};
