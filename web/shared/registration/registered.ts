/**
 * Navigation state of the sign-in page after a registration: the e-mail to fill in. The token corrects a mistyped address
 * once; without it the address can no longer be corrected.
 */
export type Registered = Readonly<{ registered: string; correctionToken?: string; isCorrected?: boolean }>;

export const registeredIn = (state: unknown): Registered | undefined => {
  const { registered, correctionToken, isCorrected } = (state ?? {}) as Partial<Record<string, unknown>>;
  if (typeof registered !== 'string') return undefined;
  return {
    registered,
    ...(typeof correctionToken === 'string' && { correctionToken }),
    isCorrected: isCorrected === true,
  };
};
