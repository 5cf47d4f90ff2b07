import type Stripe from 'stripe';
import { raw, type TestSandbox } from './test-sandbox.ts';

/** An account as the product makes it. */
export const newAccount = ({ stripe }: TestSandbox, changes: Partial<Stripe.AccountCreateParams> = {}) =>
  stripe.accounts.create({
    country: 'BG',
    email: 'owner@example.com',
    business_type: 'company',
    business_profile: { name: 'Bakery', url: 'https://shop.example' },
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    metadata: { plateno_merchant: '3' },
    ...changes,
  });

export const newLink = ({ stripe }: TestSandbox, account: string): Promise<Stripe.AccountLink> =>
  stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: 'http://shop.example/refresh',
    return_url: 'http://shop.example/return',
    collection_options: { fields: 'eventually_due' },
  });

/** Opens a link as a browser would. @returns where it leads */
export const followLink = async (fixture: TestSandbox, { url }: { url: string }): Promise<string> => {
  const answer = await raw(fixture, new URL(url).pathname, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
};

const details = {
  eik: '204676177',
  companyName: 'Bakery OOD',
  firstName: 'Ivan',
  lastName: 'Petrov',
  iban: 'BG80 BNBG 9661 1020 3456 78',
};

export type Details = Partial<typeof details>;

/** Sends the form of the page as a browser without scripts would. */
export const sendDetails = (fixture: TestSandbox, visit: string, changes: Details = {}, ending = 'submit') =>
  raw(fixture, visit, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'accept-language': 'en' },
    body: new URLSearchParams({ ...details, ...changes, ending }),
  });

/** Leads an account through the page. @returns where its owner arrives */
export const onboard = async (
  fixture: TestSandbox,
  account: string,
  changes: Details = {},
  ending: 'submit' | 'skip' | 'fail' = 'submit',
): Promise<string> => {
  const visit = await followLink(fixture, await newLink(fixture, account));
  const answer = await sendDetails(fixture, visit, changes, ending);
  if (answer.status !== 303) throw new Error(await answer.text());
  return answer.headers.get('location') ?? '';
};
