import { useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '../shared/api-error.ts';
import { Form } from '../shared/form/Form.tsx';
import { PasswordInput } from '../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../shared/form/SubmitButton.tsx';
import { TextInput } from '../shared/form/TextInput.tsx';
import { ButtonLink } from '../shared/layout/Button.tsx';
import { PageTitle } from '../shared/layout/PageTitle.tsx';
import { registeredIn } from '../shared/registration/registered.ts';
import { destinationAfterSignIn, saysSessionEnded } from '../shared/session-return.ts';
import { LoginFailed, signInWith } from '../shared/sign-in-with.ts';
import { Banner } from '../shared/state/Banner.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import classes from './LoginPage.module.css';
import { usePageHead } from './head/use-page-head.ts';
import { PublicPage } from './PublicPage.tsx';
import { usePublicMessages } from './messages/use-public-messages.ts';

type Credentials = Readonly<{ username: string; password: string }>;

const LoginPage = () => {
  const t = usePublicMessages();
  usePageHead('login');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const registered = registeredIn(state);
  const form = useForm({ defaultValues: { username: registered ?? '', password: '' } });
  const [failure, setFailure] = useState<string>();
  const [isLeaving, startLeaving] = useTransition();

  const enter = async (values: Credentials): Promise<void> => {
    setFailure(undefined);
    try {
      const { role } = await signInWith(values);
      // The area is a lazy chunk; the button shows a spinner until it is rendered.
      startLeaving(() => void navigate(destinationAfterSignIn(search, role)));
    } catch (error) {
      const offline = error instanceof ApiError && error.status === 0;
      setFailure(
        error instanceof LoginFailed
          ? t('public.login.error')
          : messageOf(error, t(offline ? 'shared.offline' : 'public.login.error')),
      );
    }
  };

  return (
    <PublicPage
      className={classes['page']}
      end={<ButtonLink to="/register">{t('public.nav.register')}</ButtonLink>}
    >
      <PageTitle title={t('public.login.title')} subtitle={t('public.login.intro')} />
      <Form form={form} onSubmit={enter} label={t('public.login.title')} className={classes['form']}>
        {registered !== undefined && (
          <Banner tone="success">{t('public.login.registered', { email: registered })}</Banner>
        )}
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
      </Form>
      <p className={classes['register']}>
        {t('public.login.noAccount')} <Link to="/register">{t('public.login.register')}</Link>
      </p>
      <DemoAccounts
        onChoose={({ username, password }) => {
          form.setValue('username', username);
          form.setValue('password', password);
        }}
      />
    </PublicPage>
  );
};
export default LoginPage;
