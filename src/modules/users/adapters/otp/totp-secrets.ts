import type { Config } from '#platform/config.ts';
import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import type { TotpSecrets } from '../../ports/totp-secrets.ts';

/** Secrets of authenticator apps; the otpauth package is loaded on first use. */
export const totpSecrets = ({ secondFactors }: Config): TotpSecrets =>
  loadOnFirstCall<TotpSecrets>(async () => {
    const { OtpTotpSecrets } = await import('./otp-totp-secrets.ts');
    return new OtpTotpSecrets({ sealing: new SecretSealing(secondFactors.secretsKeys) });
  });
