import type { Stripe } from 'stripe';
import type {
  OfCharge,
  ProviderCharge,
  ProviderDispute,
  ProviderRecords,
  ProviderRefund,
  ProviderSession,
} from '../../ports/provider-records.ts';
import { metadataKeys } from './draft-checkout.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { readAmount } from '#platform/stripe/provider-amount.ts';
import { expanded, feeOf, readDispute, readRefund } from './read-checkout.ts';
import { callProvider } from '#platform/stripe/stripe-failures.ts';

const pageSize = 100;

type Created = Readonly<{ created: number; amount: number; currency: string; payment_intent?: unknown }>;
type Listed = Readonly<{ id: string }>;
type PageParams = Readonly<{ created: { gte: number }; limit: number; starting_after?: string }>;

const ofCharge = ({ created, amount, currency, payment_intent: intent }: Created): OfCharge => ({
  intentId: typeof intent === 'string' ? intent : ((intent as Listed | null | undefined)?.id ?? null),
  createdAt: new Date(created * 1_000),
  currency: readAmount({ amount, currency }).currency,
});

/** Lists charges, refunds, disputes and sessions, 100 a call. */
export class StripeRecords implements ProviderRecords {
  readonly #stripe: Stripe;

  constructor({ stripe }: Readonly<{ stripe: Stripe }>) {
    this.#stripe = stripe;
  }

  async *charges(since: Date, account: string | null): AsyncGenerator<ProviderCharge> {
    const { charges } = this.#stripe;
    const listed = this.#all(since, account, (page, options) =>
      charges.list({ ...page, expand: ['data.balance_transaction'] }, options),
    );
    for await (const charge of listed) {
      if (charge.status !== 'succeeded') continue;
      const movement = expanded(charge.balance_transaction);
      yield {
        ...ofCharge(charge),
        chargeId: charge.id,
        key: charge.metadata[metadataKeys.key] ?? null,
        capturedMinor: charge.amount_captured,
        fee: feeOf(movement === null ? [] : [movement]),
        cardBrand: charge.payment_method_details?.card?.brand ?? null,
        cardLast4: charge.payment_method_details?.card?.last4 ?? null,
      };
    }
  }

  async *refunds(since: Date, account: string | null): AsyncGenerator<ProviderRefund> {
    const { refunds } = this.#stripe;
    for await (const refund of this.#all(since, account, (page, options) => refunds.list(page, options))) {
      yield { ...ofCharge(refund), ...readRefund(refund) };
    }
  }

  async *disputes(since: Date, account: string | null): AsyncGenerator<ProviderDispute> {
    const { disputes } = this.#stripe;
    for await (const dispute of this.#all(since, account, (page, options) => disputes.list(page, options))) {
      yield { ...ofCharge(dispute), ...readDispute(dispute) };
    }
  }

  async *sessions(
    since: Date,
    account: string | null,
    onCall: () => void = () => undefined,
  ): AsyncGenerator<ProviderSession> {
    const { sessions } = this.#stripe.checkout;
    const listed = this.#all(since, account, (page, options) => {
      onCall();
      return sessions.list(page, options);
    });
    for await (const session of listed) {
      const key = session.metadata?.[metadataKeys.key];
      if (key !== undefined) yield { sessionId: session.id, key };
    }
  }

  async *#all<T extends Listed>(
    since: Date,
    account: string | null,
    list: (page: PageParams, options: Stripe.RequestOptions) => Promise<Stripe.ApiList<T>>,
  ): AsyncGenerator<T> {
    const options = onAccount(account);
    const range = { created: { gte: Math.floor(since.getTime() / 1_000) }, limit: pageSize };
    for (let after: string | undefined; ;) {
      const cursor = after === undefined ? {} : { starting_after: after };
      const page = await callProvider(() => list({ ...range, ...cursor }, options));
      yield* page.data;
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return;
    }
  }
}
