import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { completeSignIn } from '#contract/users/second-factors.ts';
import { CodeInput } from '../../shared/factors/CodeInput.tsx';
import classes from '../../shared/factors/Factors.module.css';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { typedCode } from '../../shared/factors/typed-code.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { isChallengeEnded } from '../../shared/sign-in-failures.ts';
import { completeWithCode } from '../../shared/sign-in-with.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLeaving } from './use-leaving.ts';

interface CodeStepProps {
  readonly challenge: string;
  readonly isRecoveryCode: boolean;
  readonly onEnded: (reason: string) => void;
}

/** Completes a sign-in by a code of the app or a recovery code. */
export const CodeStep = ({ challenge, isRecoveryCode, onEnded }: CodeStepProps) => {
  const t = useFactorMessages();
  const { isLeaving, leave } = useLeaving();
  const form = useForm({
    defaultValues: { code: '' },
    resolver: useContractResolver(completeSignIn.body, (values: { code: string }) => ({
      challenge,
      ...values,
    })),
  });
  const { setFocus, resetField } = form;
  const { isSubmitting } = form.formState;
  // The field is disabled while it is sent, and a refused code is typed again.
  useEffect(() => {
    if (!isSubmitting) setFocus('code');
  }, [isSubmitting, setFocus]);
  const { send, failure } = useSending({
    send: async ({ code }: { code: string }) => leave(await completeWithCode(challenge, typedCode(code))),
    failed: t('factors.signIn.failed'),
    onFailed: (error) => {
      if (isChallengeEnded(error)) onEnded(error.message);
      else resetField('code');
      return isChallengeEnded(error);
    },
  });
  const label = t(isRecoveryCode ? 'factors.signIn.recoveryCode' : 'factors.signIn.code');
  return (
    <Form form={form} onSubmit={send} label={t('factors.signIn.title')} className={classes['form']}>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <CodeInput name="code" label={label} isRecoveryCode={isRecoveryCode} />
      <SubmitButton full size="large" busy={isLeaving}>
        {t('factors.signIn.submit')}
      </SubmitButton>
    </Form>
  );
};
