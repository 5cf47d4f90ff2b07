import type Stripe from 'stripe';
import { noRequirements } from '../objects/account.ts';
import { capabilityNames } from '../objects/capability.ts';
import type { AccountNotes, Verdict } from './account-notes.ts';
import type { StoredAccount } from './account-store.ts';

const isFor = (account: Stripe.Account, individual: string, company: string): string =>
  account.business_type === 'individual' ? individual : company;

/** Names of the details that are missing, in the provider's words. */
export const missingDetails = ({ body, notes }: StoredAccount): string[] => {
  const isCompany = body.business_type !== 'individual';
  const owner = isFor(body, 'individual', 'representative');
  const hasBank = (body.external_accounts?.data.length ?? 0) > 0;
  const hasAccepted = typeof body.tos_acceptance?.date === 'number';
  const missing: readonly (readonly [name: string, isMissing: boolean])[] = [
    ['business_type', body.business_type === null],
    ['business_profile.mcc', body.business_profile?.mcc === null],
    ['business_profile.url', body.business_profile?.url === null],
    ['company.name', isCompany && notes.companyName === undefined],
    ['company.tax_id', isCompany && notes.eik === undefined],
    [`${owner}.first_name`, notes.firstName === undefined],
    [`${owner}.last_name`, notes.lastName === undefined],
    ['external_account', !hasBank],
    ['tos_acceptance.date', !hasAccepted],
    ['tos_acceptance.ip', !hasAccepted],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([name]) => name);
};

type Requirements = Stripe.Account.Requirements;

/** Details without which the account may not charge. */
const overdue = (names: readonly string[]): Requirements => ({
  ...noRequirements(),
  currently_due: [...names],
  eventually_due: [...names],
  past_due: [...names],
  disabled_reason: 'requirements.past_due',
});

const identity = (account: Stripe.Account): string =>
  isFor(account, 'individual.verification.document', 'company.tax_id');

const document = (account: Stripe.Account): string =>
  isFor(account, 'individual.verification.document', 'company.verification.document');

const byVerdict = ({ body, notes }: StoredAccount): Readonly<Record<Verdict, () => Requirements>> => ({
  none: () => overdue(missingDetails({ body, notes })),
  verified: noRequirements,
  pending: () => ({
    ...noRequirements(),
    pending_verification: [identity(body)],
    disabled_reason: 'requirements.pending_verification',
  }),
  rejected: () => ({ ...noRequirements(), disabled_reason: 'rejected.fraud' }),
  failed: () => ({
    ...overdue([identity(body)]),
    errors: [
      {
        code: 'verification_failed_tax_id_match',
        reason: 'The information could not be verified against the register.',
        requirement: identity(body),
      },
    ],
  }),
  'under-review': () => ({ ...noRequirements(), disabled_reason: 'under_review' }),
  document: () => ({
    ...noRequirements(),
    currently_due: [document(body)],
    eventually_due: [document(body)],
    current_deadline: notes.deadline ?? null,
  }),
  overdue: () => overdue([document(body)]),
});

/** The bank has returned a payout: payouts pause until another bank account is given, charges go on. */
const withRefusedBank = (requirements: Requirements): Requirements => ({
  ...requirements,
  currently_due: [...(requirements.currently_due ?? []), 'external_account'],
  eventually_due: [...(requirements.eventually_due ?? []), 'external_account'],
  past_due: [...(requirements.past_due ?? []), 'external_account'],
});

const mayCharge = ({ verdict }: AccountNotes): boolean => verdict === 'verified' || verdict === 'document';

const capabilityStatus = (notes: AccountNotes): 'active' | 'pending' | 'inactive' => {
  if (mayCharge(notes)) return 'active';
  return notes.verdict === 'pending' ? 'pending' : 'inactive';
};

/** The account with requirements, capabilities and permissions that follow from its details and the verdict. */
export const judged = (stored: StoredAccount): StoredAccount => {
  const { body, notes } = stored;
  const requirements = byVerdict(stored)[notes.verdict]();
  const status = capabilityStatus(notes);
  const requested = capabilityNames.filter((name) => body.capabilities?.[name] !== undefined);
  const judgedBody: Stripe.Account = {
    ...body,
    capabilities: Object.fromEntries(requested.map((name) => [name, status])),
    charges_enabled: mayCharge(notes) && requested.includes('card_payments'),
    details_submitted: notes.verdict !== 'none',
    payouts_enabled: mayCharge(notes) && notes.isBankRefused !== true,
    requirements: notes.isBankRefused ? withRefusedBank(requirements) : requirements,
  };
  return { body: judgedBody, notes };
};
