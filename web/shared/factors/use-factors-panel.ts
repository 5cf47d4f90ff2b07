import { useFactorMessages } from './messages/factor-messages.ts';
import { hasPasskeys } from './passkeys.ts';
import { isFew, useFactors } from './use-factors.ts';
import { useFactorFacts } from './use-factor-facts.ts';
import { useFactorSteps, type FactorSteps } from './use-factor-steps.ts';

/** How many codes are left, and the step to new ones. */
const useCodesLeft = (steps: FactorSteps) => {
  const t = useFactorMessages();
  return (left: number) => ({
    isFew: isFew(left),
    text: t(isFew(left) ? 'factors.codes.few' : 'factors.codes.left', { smart_count: left }),
    renew: () => steps.open({ kind: 'renew' }),
  });
};

/** The kinds of factors that this browser can add. */
const useAdditions = ({ startApp, open }: FactorSteps) => {
  const t = useFactorMessages();
  const app = { label: t('factors.addApp'), isPending: startApp.isPending, add: () => startApp.press() };
  const passkey = {
    label: t('factors.addPasskey'),
    isPending: false,
    add: () => open({ kind: 'passkey' }),
  };
  return hasPasskeys() ? [app, passkey] : [app];
};

/** What the panel of the user's second factors and recovery codes shows and does, in portal and back office. */
export const useFactorsPanel = () => {
  const t = useFactorMessages();
  const steps = useFactorSteps();
  const { data, error, refetch } = useFactors();
  const factsOf = useFactorFacts();
  const codesOf = useCodesLeft(steps);
  // A required last one cannot be removed.
  const isLastRequired = data?.isRequired === true && data.factors.length === 1;
  return {
    steps,
    error,
    retry: () => void refetch(),
    /** Undefined while they load. */
    rows: data?.factors.map((factor) => ({
      id: factor.id,
      name: factor.name,
      facts: factsOf(factor),
      removeOf: t('factors.removeOf', { name: factor.name }),
      onRemove: isLastRequired ? undefined : () => steps.open({ kind: 'remove', factor }),
    })),
    isLastRequired,
    /** Undefined without a factor. */
    codes: data?.factors.length ? codesOf(data.recoveryCodesLeft) : undefined,
    additions: useAdditions(steps),
  };
};
export type FactorsPanelFacts = ReturnType<typeof useFactorsPanel>;
