import type Stripe from 'stripe';
import { noRequirements } from './account.ts';

/** The capabilities that an account of the sandbox can have. */
export const capabilityNames = ['card_payments', 'transfers'] as const;
export type CapabilityName = (typeof capabilityNames)[number];

type Due = Stripe.Capability.Requirements;

const dueOf = (requirements: Stripe.Account.Requirements): Due => ({
  alternatives: requirements.alternatives,
  current_deadline: requirements.current_deadline,
  currently_due: requirements.currently_due ?? [],
  disabled_reason: requirements.disabled_reason === null ? null : 'requirements.fields_needed',
  errors: requirements.errors ?? [],
  eventually_due: requirements.eventually_due ?? [],
  past_due: requirements.past_due ?? [],
  pending_verification: requirements.pending_verification ?? [],
});

/** One capability of an account. */
export const capabilityObject = (account: Stripe.Account, id: CapabilityName): Stripe.Capability => {
  const status = account.capabilities?.[id];
  return {
    id,
    object: 'capability',
    account: account.id,
    future_requirements: dueOf(account.future_requirements ?? noRequirements()),
    requested: status !== undefined,
    requested_at: status === undefined ? null : (account.created ?? null),
    requirements: dueOf(account.requirements ?? noRequirements()),
    status: status ?? 'unrequested',
  };
};
