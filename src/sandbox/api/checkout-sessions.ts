import type Stripe from 'stripe';
import { z } from 'zod';
import { awaitAnswer } from '../events/await-answer.ts';
import { newId } from '../ids.ts';
import { lineItemObject } from '../objects/line-item.ts';
import { sessionObject } from '../objects/session.ts';
import { testCards } from '../payments/cards.ts';
import { confirmPayment } from '../payments/confirm-payment.ts';
import { expireSession, expireWhenDue } from '../payments/expire-session.ts';
import { readSessionNotes, type SessionNotes } from '../payments/session-notes.ts';
import { findObject, insertObject, lockObject } from '../storage/objects.ts';
import { schedule } from '../storage/tasks.ts';
import { transact } from '../storage/transact.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { SandboxContext } from '../context.ts';
import { invalidRequest, missing } from './api-error.ts';
import { connectedAccount } from './authenticate.ts';
import { checkSession, createSessionShape, type CreateSession } from './create-session-parameters.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { pagination, text } from './parameters.ts';

const day = 86_400;

const linesOf = (asked: CreateSession, created: number): Stripe.LineItem[] =>
  asked.line_items.map(({ price_data: price, quantity }) =>
    lineItemObject({
      name: price.product_data.name,
      currency: price.currency,
      unitAmount: price.unit_amount,
      quantity,
      created,
    }),
  );

const notesOf = (asked: CreateSession, lines: Stripe.LineItem[]): SessionNotes => {
  const intent = asked.payment_intent_data;
  return {
    lines,
    descriptions: asked.line_items.map((line) => line.price_data.product_data.description ?? null),
    intent: {
      applicationFee: intent?.application_fee_amount ?? null,
      description: intent?.description ?? null,
      receiptEmail: intent?.receipt_email ?? null,
      setupFutureUsage: intent?.setup_future_usage ?? null,
      statementDescriptorSuffix: intent?.statement_descriptor_suffix ?? null,
      // The session's own metadata is not copied: the provider keeps the two separate.
      metadata: intent?.metadata ?? {},
    },
  };
};

/** A connected account that may not charge is refused: the customer would pay for nothing. */
const checkMayCharge = async ({ context, account }: Transaction): Promise<void> => {
  if (account === '' || (await connectedAccount(context, account)).body.charges_enabled) return;
  throw invalidRequest(
    'Your account cannot currently make live charges. If you are a customer trying to make a purchase, please contact the owner of this site. Your transaction has not been processed.',
    'testmode_charges_only',
  );
};

const createSession = async (tx: Transaction, asked: CreateSession): Promise<Stripe.Checkout.Session> => {
  await checkMayCharge(tx);
  const created = tx.context.clock.seconds();
  const lines = linesOf(asked, created);
  const amount = lines.reduce((sum, line) => sum + line.amount_total, 0);
  checkSession(asked, { amount, now: created, account: tx.account });
  const id = newId('checkout.session');
  const session = sessionObject({
    id,
    url: `${tx.context.publicUrl()}/c/pay/${id}`,
    created,
    expiresAt: asked.expires_at ?? created + day,
    amount,
    currency: lines[0]?.currency ?? '',
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url ?? null,
    clientReferenceId: asked.client_reference_id ?? null,
    customerEmail: asked.customer_email ?? null,
    customerCreation: asked.customer_creation ?? 'if_required',
    locale: asked.locale ?? null,
    submitType: asked.submit_type ?? null,
    metadata: asked.metadata ?? {},
  });
  await insertObject(tx, 'checkout.session', session, notesOf(asked, lines));
  const expiry = { kind: 'expire-session', account: tx.account, session: id } as const;
  await schedule(tx, expiry, session.expires_at * 1000 - tx.context.clock.milliseconds());
  return session;
};

/** Fault: events overtake the answer, because the customer has paid before the caller knows the session. */
const overtake = async (context: SandboxContext, account: string, answer: object): Promise<void> => {
  const fault = await context.faults.take((candidate) => candidate.kind === 'webhook-early');
  const card = testCards[0];
  if (!fault || !card) return;
  const filled = { card, expiryMonth: 12, expiryYear: 2040, holder: 'Early Bird', email: null };
  const { id } = answer as Stripe.Checkout.Session;
  const paid = await transact(context, { account }, (tx) => confirmPayment(tx, id, filled));
  if (paid.outcome === 'paid') await awaitAnswer(context, paid.event);
};

const found = async (tx: Transaction, id: string) => {
  const stored = await lockObject(tx, 'checkout.session', id);
  if (!stored) throw missing('checkout.session', id, 'session');
  return { session: await expireWhenDue(tx, stored.body), notes: readSessionNotes(stored.hidden) };
};

const expireByCall = async (tx: Transaction, id: string): Promise<Stripe.Checkout.Session> => {
  const { session } = await found(tx, id);
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return expireSession(tx, session);
};

const listFields = {
  payment_intent: text().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  customer_details: z.strictObject({ email: text() }).optional(),
};

/** Operations on checkout sessions. */
export const checkoutSessions: readonly Operation[] = [
  operation({
    method: 'POST',
    path: '/v1/checkout/sessions',
    shape: createSessionShape,
    run: ({ tx, parameters }) => createSession(tx, parameters),
    beforeAnswer: overtake,
  }),
  operation({
    method: 'GET',
    path: '/v1/checkout/sessions',
    shape: { ...pagination, ...listFields },
    run: ({ tx, parameters: { payment_intent, status, customer_details, ...page } }) =>
      listObjects(tx, 'checkout.session', '/v1/checkout/sessions', page, {
        payment_intent,
        status,
        customer_details,
      }),
  }),
  operation({
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    shape: {},
    run: async ({ tx, path }) => (await found(tx, path['id'] ?? '')).session,
  }),
  operation({
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    shape: {},
    run: ({ tx, path }) => expireByCall(tx, path['id'] ?? ''),
  }),
  operation({
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    shape: { limit: pagination.limit, starting_after: text().optional(), ending_before: text().optional() },
    run: async ({ tx, path, parameters }) => {
      const id = path['id'] ?? '';
      const stored = await findObject(tx, 'checkout.session', id);
      if (!stored) throw missing('checkout.session', id, 'session');
      const { lines } = readSessionNotes(stored.hidden);
      const start = lines.findIndex((line) => line.id === parameters.starting_after) + 1;
      const data = lines.slice(start, start + (parameters.limit ?? 10));
      const url = `/v1/checkout/sessions/${id}/line_items`;
      return { object: 'list', data, has_more: start + data.length < lines.length, url };
    },
  }),
];
