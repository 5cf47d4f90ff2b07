import { useFactorMessages } from './messages/factor-messages.ts';
import { hasPasskeys } from './passkeys.ts';
import { isFew, useFactors } from './use-factors.ts';
import { useFactorFacts } from './use-factor-facts.ts';
import { useFactorSteps } from './use-factor-steps.ts';

/** What the panel of the user's second factors and recovery codes shows and does, in portal and back office. */
export const useFactorsPanel = () => {
  const t = useFactorMessages();
  const steps = useFactorSteps();
  const { data, error, refetch } = useFactors();
  const factsOf = useFactorFacts();
  // A required last one cannot be removed.
  const isLastRequired = data?.isRequired === true && data.factors.length === 1;
  const codesLeft = data?.recoveryCodesLeft ?? 0;
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
    /** How many codes are left; undefined without a factor. */
    codes: data?.factors.length
      ? {
          isFew: isFew(codesLeft),
          text: t(isFew(codesLeft) ? 'factors.codes.few' : 'factors.codes.left', { smart_count: codesLeft }),
          renew: () => steps.open({ kind: 'renew' }),
        }
      : undefined,
    additions: [
      { label: t('factors.addApp'), isPending: steps.startApp.isPending, add: () => steps.startApp.press() },
      ...(hasPasskeys()
        ? [
            {
              label: t('factors.addPasskey'),
              isPending: false,
              add: () => steps.open({ kind: 'passkey' }),
            },
          ]
        : []),
    ],
  };
};
export type FactorsPanelFacts = ReturnType<typeof useFactorsPanel>;
