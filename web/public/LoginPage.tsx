import { useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { signIn } from '#contract/users.ts';
import { CallRefused, sentenceOf } from '../shared/call-refused.ts';
import { call } from '../shared/call.ts';
import { Form } from '../shared/form/Form.tsx';
import { PasswordInput } from '../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../shared/form/SubmitButton.tsx';
import { TextInput } from '../shared/form/TextInput.tsx';
import { ButtonLink } from '../shared/layout/Button.tsx';
import { PageTitle } from '../shared/layout/PageTitle.tsx';
import { homeOf, writeSession } from '../shared/session.ts';
import { Banner } from '../shared/state/Banner.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import classes from './LoginPage.module.css';
import { usePageHead } from './head/use-page-head.ts';
import { PublicPage } from './PublicPage.tsx';
import { usePublicWords } from './words/use-public-words.ts';

const empty = { username: '', password: '' };

const LoginPage = () => {
  const t = usePublicWords();
  usePageHead('login');
  const navigate = useNavigate();
  const form = useForm({ defaultValues: empty });
  const [failure, setFailure] = useState<string>();
  const [isLeaving, startLeaving] = useTransition();

  const enter = async (values: typeof empty): Promise<void> => {
    setFailure(undefined);
    try {
      const session = await call(signIn, { body: values });
      writeSession(session);
      // The area comes with a chunk of its own; the button spins until it is on screen.
      startLeaving(() => void navigate(homeOf(session.role)));
    } catch (error) {
      const refused = error instanceof CallRefused && (error.status === 401 || error.status === 422);
      const offline = error instanceof CallRefused && error.status === 0;
      setFailure(
        refused
          ? t('public.login.error')
          : sentenceOf(error, t(offline ? 'shared.offline' : 'public.login.error')),
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
