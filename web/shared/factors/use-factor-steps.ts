import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { messageOf } from '../api-error.ts';
import { call } from '../call.ts';
import { useFactorMessages } from './messages/factor-messages.ts';
import { createPasskey } from './passkeys.ts';
import { releaseFactor } from './required-factor.ts';
import { typedCode } from './typed-code.ts';
import { factorsKey } from './use-factors.ts';

export type TotpSetUp = z.output<typeof startTotp.response>;

/** The open dialog of the factors' screen. */
export type FactorStep =
  | Readonly<{ kind: 'app'; setUp: TotpSetUp }>
  | Readonly<{ kind: 'passkey' }>
  | Readonly<{ kind: 'codes'; codes: readonly string[] }>
  | Readonly<{ kind: 'renew' }>
  | Readonly<{ kind: 'remove'; factor: Factor }>;

type Notify = (message: string, tone: 'success' | 'error') => void;

/**
 * The steps to add and remove second factors, for the components of portal and back office: `step` is the open dialog,
 * the methods call the API and move on. Methods of forms reject with an Error whose message is shown in the form.
 */
export const useFactorSteps = (notify: Notify) => {
  const t = useFactorMessages();
  const client = useQueryClient();
  const [step, setStep] = useState<FactorStep>();
  const failed = (error: unknown): void => notify(messageOf(error, t('factors.failed')), 'error');
  const refresh = () => client.invalidateQueries({ queryKey: factorsKey });

  /** The first factor brings codes, which are shown next. */
  const added = async (codes: readonly string[] | null): Promise<void> => {
    setStep(codes === null ? undefined : { kind: 'codes', codes });
    await refresh();
    if (codes !== null) return;
    notify(t('factors.added'), 'success');
    releaseFactor();
  };

  const startApp = useMutation({
    mutationFn: () => call(startTotp, {}),
    onSuccess: (setUp) => setStep({ kind: 'app', setUp }),
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Factor) => call(removeFactor, { params: { id } }),
    onSuccess: () => notify(t('factors.removed'), 'success'),
    onError: failed,
    onSettled: () => {
      setStep(undefined);
      return refresh();
    },
  });
  const renew = useMutation({
    mutationFn: () => call(renewRecoveryCodes, {}),
    onSuccess: ({ recoveryCodes: codes }) => {
      setStep({ kind: 'codes', codes });
      return refresh();
    },
    onError: (error) => {
      setStep(undefined);
      failed(error);
    },
  });

  return {
    step,
    open: setStep,
    /** Closes the dialog; after the codes of a required factor the areas open. */
    close: (): void => {
      if (step?.kind === 'codes') releaseFactor();
      setStep(undefined);
    },
    startApp,
    remove,
    renew,
    /** @throws ApiError */
    confirmApp: async (id: number, values: Readonly<{ code: string; name: string }>): Promise<void> => {
      const body = { ...values, code: typedCode(values.code) };
      const { recoveryCodes } = await call(confirmTotp, { params: { id }, body });
      await added(recoveryCodes);
    },
    /** @throws ApiError, PasskeyCancelled, PasskeyExists */
    addPasskey: async (name: string): Promise<void> => {
      const { challenge, options } = await call(startPasskey, {});
      const response = await createPasskey(options);
      const { recoveryCodes } = await call(addPasskey, { body: { challenge, name, response } });
      await added(recoveryCodes);
    },
  };
};
export type FactorSteps = ReturnType<typeof useFactorSteps>;
