import { plans, type Plan } from '#contract/merchants/plans.ts';

/**
 * Navigation state of the sign-in page after a registration: the e-mail to fill in. The token corrects a mistyped address
 * once; without it the address can no longer be corrected. The wanted plan waits in the portal.
 */
export type Registered = Readonly<{
  registered: string;
  correctionToken?: string;
  isCorrected?: boolean;
  wantedPlan?: Plan;
}>;

const isPlan = (given: unknown): given is Plan => plans.some((plan) => plan === given);

export const registeredIn = (state: unknown): Registered | undefined => {
  const { registered, correctionToken, isCorrected, wantedPlan } = (state ?? {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof registered !== 'string') return undefined;
  return {
    registered,
    ...(typeof correctionToken === 'string' && { correctionToken }),
    isCorrected: isCorrected === true,
    ...(isPlan(wantedPlan) && { wantedPlan }),
  };
};
