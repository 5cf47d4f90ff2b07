import { useForm } from 'react-hook-form';
import { acceptInvitation } from '#contract/team/invitations.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { signInWith } from '../../shared/sign-in-with.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { isGone } from '../gone.ts';
import classes from '../account-mails/AccountPage.module.css';
import type { Acceptance } from './Accepted.tsx';
import { keepToken } from './kept-token.ts';
import { useInvitationMessages } from './messages/invitation-messages.ts';

interface NewAccountFormProps {
  readonly token: string;
  /** Who is signed in, with another address. */
  readonly otherUser: string | undefined;
  readonly onAccepted: (acceptance: Acceptance) => void;
  readonly onGone: () => void;
  readonly onRefused: (error: unknown) => void;
}

const empty = { account: { firstName: '', lastName: '', password: '' } };
type Values = typeof empty;

/** Accepts with a new account of the invited address and signs in with it. */
export const NewAccountForm = (props: NewAccountFormProps) => {
  const { token, otherUser, onAccepted, onGone, onRefused } = props;
  const t = useInvitationMessages();
  const bodyOf = (values: Values) => ({ token, ...values });
  const form = useForm({
    defaultValues: empty,
    resolver: useContractResolver<Values>(acceptInvitation.body, bodyOf),
  });
  const { send, failure } = useSending({
    send: async (values: Values) => {
      const accepted = await call(acceptInvitation, { body: bodyOf(values) }, { withoutSession: true });
      keepToken(undefined);
      const { username, kind, merchantId } = accepted;
      const { password } = values.account;
      // Without success here the person signs in on the next page.
      const session = await signInWith({ username, password }).catch(() => undefined);
      return { kind, merchantId, isSignedIn: session !== undefined };
    },
    failed: t('invitation.acceptFailed'),
    onDone: onAccepted,
    onFailed: (error) => {
      if (isGone(error)) onGone();
      else onRefused(error);
      return isGone(error);
    },
  });
  return (
    <Form form={form} onSubmit={send} label={t('invitation.create')} className={classes['ways']}>
      <p>
        {otherUser === undefined
          ? t('invitation.noAccount')
          : t('invitation.otherUser', { username: otherUser })}
      </p>
      <TextInput
        name="account.firstName"
        label={t('invitation.firstName')}
        required
        autoComplete="given-name"
        maxLength={200}
      />
      <TextInput
        name="account.lastName"
        label={t('invitation.lastName')}
        required
        autoComplete="family-name"
        maxLength={200}
      />
      <PasswordInput name="account.password" label={t('invitation.password')} required isNew />
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <SubmitButton full size="large">
        {t('invitation.create')}
      </SubmitButton>
    </Form>
  );
};
