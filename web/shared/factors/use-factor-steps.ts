import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import {
  addPasskey,
  confirmTotp,
  removeFactor,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
  type Factor,
} from '#contract/users/second-factors.ts';
import { call } from '../call.ts';
import { useAction } from '../form/use-sending.ts';
import { useToast } from '../state/toast.ts';
import { useFactorMessages } from './messages/factor-messages.ts';
import { createPasskey } from './passkeys.ts';
import { releaseFactor } from './required-factor.ts';
import { typedCode } from './typed-code.ts';
import { factorsKey } from './use-factors.ts';
import { usePasskeyProblem } from './use-passkey-problem.ts';

export type TotpSetUp = z.output<typeof startTotp.response>;

/** The open dialog of the factors' screen. */
export type FactorStep =
  | Readonly<{ kind: 'app'; setUp: TotpSetUp }>
  | Readonly<{ kind: 'passkey' }>
  | Readonly<{ kind: 'codes'; codes: readonly string[] }>
  | Readonly<{ kind: 'renew' }>
  | Readonly<{ kind: 'remove'; factor: Factor }>;

/** The dialog that sets up an authenticator app. */
const useAppForm = (added: Added) => {
  const t = useFactorMessages();
  return ({ id }: TotpSetUp) => ({
    title: t('factors.app.title'),
    defaultValues: { code: '', name: t('factors.app.defaultName') },
    schema: confirmTotp.body,
    submit: t('factors.app.submit'),
    send: ({ code, name }: Readonly<{ code: string; name: string }>) =>
      call(confirmTotp, { params: { id }, body: { name, code: typedCode(code) } }),
    failed: t('factors.app.failed'),
    onDone: added,
  });
};

/** The dialog that names a passkey and makes it. */
const usePasskeyForm = (added: Added) => {
  const t = useFactorMessages();
  return {
    title: t('factors.passkey.title'),
    defaultValues: { name: t('factors.passkey.defaultName') },
    schema: addPasskey.body,
    submit: t('factors.passkey.submit'),
    send: async ({ name }: Readonly<{ name: string }>) => {
      const { challenge, options } = await call(startPasskey, {});
      const response = await createPasskey(options);
      return call(addPasskey, { body: { challenge, name, response } });
    },
    failed: usePasskeyProblem(),
    onDone: added,
  };
};

/** The questions before codes are renewed and a factor is removed. */
const useQuestions = (setStep: (step: FactorStep | undefined) => void, close: () => void) => {
  const t = useFactorMessages();
  const shared = { failed: t('factors.failed'), affects: [factorsKey], affectsAlways: true, onClose: close };
  return {
    renewal: {
      ...shared,
      title: t('factors.codes.renewTitle'),
      text: t('factors.codes.renewText'),
      submit: t('factors.codes.renew'),
      send: () => call(renewRecoveryCodes, {}),
      onDone: ({ recoveryCodes: codes }: z.output<typeof renewRecoveryCodes.response>) =>
        setStep({ kind: 'codes', codes }),
    },
    removal: ({ id, name }: Factor) => ({
      ...shared,
      title: t('factors.removeTitle'),
      text: t('factors.removeText', { name }),
      submit: t('factors.remove'),
      send: () => call(removeFactor, { params: { id } }),
      done: t('factors.removed'),
    }),
  };
};

type Added = (answer: Readonly<{ recoveryCodes: readonly string[] | null }>) => Promise<void>;

/**
 * The steps to add and remove second factors, for the components of portal and back office: `step` is the open dialog; what
 * each dialog says and sends is here.
 */
export const useFactorSteps = () => {
  const t = useFactorMessages();
  const toast = useToast();
  const client = useQueryClient();
  const [step, setStep] = useState<FactorStep>();
  /** Closes the dialog; after the codes of a required factor the areas open. */
  const close = (): void => {
    if (step?.kind === 'codes') releaseFactor();
    setStep(undefined);
  };
  /** The first factor brings codes, which are shown next. */
  const added: Added = async ({ recoveryCodes: codes }) => {
    setStep(codes === null ? undefined : { kind: 'codes', codes });
    await client.invalidateQueries({ queryKey: factorsKey });
    if (codes !== null) return;
    toast(t('factors.added'));
    releaseFactor();
  };
  const startApp = useAction({
    send: () => call(startTotp, {}),
    failed: t('factors.failed'),
    onDone: (setUp) => setStep({ kind: 'app', setUp }),
  });
  const appForm = useAppForm(added);
  const passkeyForm = usePasskeyForm(added);
  return {
    step,
    open: setStep,
    close,
    startApp,
    appForm: (setUp: TotpSetUp) => ({ ...appForm(setUp), onClose: close }),
    passkeyForm: { ...passkeyForm, onClose: close },
    ...useQuestions(setStep, close),
  };
};
export type FactorSteps = ReturnType<typeof useFactorSteps>;
