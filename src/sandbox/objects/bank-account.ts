import { createHash } from 'node:crypto';
import type Stripe from 'stripe';

/** Input of a bank account. */
export type BankAccountInput = {
  readonly id: string;
  readonly account: string;
  readonly iban: string;
  readonly holder: string | null;
};

const nothingDue = () => ({ currently_due: [], errors: [], past_due: [], pending_verification: [] });

/** A bank account that payouts go to: never more of the IBAN than its last four characters. */
export const bankAccountObject = ({ id, account, iban, holder }: BankAccountInput): Stripe.BankAccount => ({
  id,
  object: 'bank_account',
  account,
  account_holder_name: holder,
  account_holder_type: 'company',
  account_type: null,
  available_payout_methods: ['standard'],
  bank_name: 'SANDBOX BANK',
  country: iban.slice(0, 2),
  currency: 'eur',
  customer: null,
  default_for_currency: true,
  fingerprint: createHash('sha256').update(iban).digest('base64url').slice(0, 16),
  future_requirements: nothingDue(),
  last4: iban.slice(-4),
  metadata: {},
  requirements: nothingDue(),
  routing_number: iban.slice(4, 8),
  status: 'new',
});
