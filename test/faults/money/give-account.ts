import { testRouting } from '#test/support/application/dev-stack.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';
import type { Deployment } from '../support/deployment.ts';
import { dashboardOf } from './dashboard.ts';

/** The provider's test numbers of bank accounts: a payout arrives, fails at its arrival, or comes back two days later. */
export const ibans = {
  paid: 'BG80BNBG96611020345678',
  failing: 'BG80BNBG96611020340002',
  returning: 'BG80BNBG96611020340003',
} as const;

/** Gives the merchant an account that the provider pays out daily, where merchants are charged on their own. */
export const giveAccount = async (
  deployment: Deployment,
  merchantId: number,
  iban: string = ibans.paid,
): Promise<void> => {
  if (testRouting() !== 'direct') return;
  const { database, env } = deployment.shop;
  const accountId = await onboardAccount(dashboardOf(deployment), {
    merchantId,
    sandboxUrl: env['STRIPE_API_URL']!,
    iban,
  });
  await database.rows(
    'update provider_accounts set account_id = :accountId where merchant_id = :merchantId',
    {
      merchantId,
      accountId,
    },
  );
};
