import type Stripe from 'stripe';

const details = {
  eik: '204676177',
  companyName: 'Работилница „Дърво и камък“ ООД',
  firstName: 'Иван',
  lastName: 'Петров',
  iban: 'BG80BNBG96611020345678',
};

/**
 * Makes an account at the sandbox and fills its form as the owner of the business would.
 * @param iban ending in 0002: payouts fail at their arrival; in 0003: two days later
 * @returns the id of the account
 */
export const onboardAccount = async (
  stripe: Stripe,
  {
    merchantId,
    sandboxUrl,
    iban = details.iban,
  }: Readonly<{ merchantId: number; sandboxUrl: string; iban?: string }>,
): Promise<string> => {
  const { id } = await stripe.accounts.create({
    country: 'BG',
    email: `owner-${merchantId}@example.com`,
    business_type: 'company',
    business_profile: { name: details.companyName, url: 'https://shop.example' },
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    metadata: { plateno_merchant: String(merchantId) },
  });
  const link = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: 'http://shop.example/refresh',
    return_url: 'http://shop.example/return',
    collection_options: { fields: 'eventually_due' },
  });
  // Links name the public URL of the sandbox, which need not be reachable here.
  const at = (url: string): URL => new URL(new URL(url, sandboxUrl).pathname, sandboxUrl);
  const visit = await fetch(at(link.url), { redirect: 'manual' });
  const form = at(visit.headers.get('location') ?? '');
  const body = new URLSearchParams({ ...details, iban, ending: 'submit' });
  const answer = await fetch(form, { method: 'POST', redirect: 'manual', body });
  if (answer.status !== 303) throw new Error(await answer.text());
  return id;
};
