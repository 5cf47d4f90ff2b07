import type { Invoice } from '#contract/invoices/invoices.ts';
import type { OwnSession } from '#contract/users/sessions.ts';
import type { Callers } from '#test/integration/rights/callers.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { promiseTransfer } from '#test/support/application/promise-transfer.ts';
import { freshSchedule, scheduleBody } from '../fresh-schedule.ts';
import { disputeWithEvidence } from './disputed-sale.ts';

/** A call with what it needs, and its caller: without a token the administrator, with an empty one a person without a session. */
export type Sample = Readonly<{ path: string; body?: unknown; token?: string }>;
type MakeSample = (callers: Callers) => Promise<Sample>;

let made = 0;
const nextNumber = (): number => {
  made += 1;
  return made;
};

const write = async ({ own }: Callers, customer: object = { kind: 'PERSON', name: 'Иван Петров' }) =>
  accepted(
    await own.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer,
      items: [{ description: 'Услуга', quantity: 1, unit: 'бр.', unitPrice: 10, taxRate: 0 }],
    }),
  );
const paidOn = ({ issueDate }: Invoice) => ({ paidOn: issueDate.slice(0, 10) });

/** Another session of the merchant's user. */
const session = async ({ shop, own }: Callers): Promise<string> => {
  await shop.signIn(own.email);
  const sessions = accepted(await own.api.get<OwnSession[]>('/auth/sessions'));
  return sessions.find(({ isCurrent }) => !isCurrent)!.id;
};
const userIdOf = async ({ shop }: Callers, token: string): Promise<number> =>
  accepted(await shop.api(token).get<{ userId: number }>('/auth/session')).userId;

/** A confirmed passkey of a user. @returns its id */
const addPasskey = async ({ shop }: Callers, id: number): Promise<number> => {
  const [added] = await shop.database.rows<{ id: number }>(
    `insert into second_factors (user_id, kind, name, created_at, confirmed_at, credential_id, public_key, sign_count,
       transports, backed_up)
     values (:id, 'PASSKEY', 'Телефон', now(), now(), :credential, '\\x01', 0, '{}', true) returning id`,
    { id, credential: `credential-${nextNumber()}` },
  );
  return added!.id;
};
const factor = async (callers: Callers): Promise<number> =>
  addPasskey(callers, await userIdOf(callers, callers.other.token));

let months = 0;
/** A month of the other merchant's past, each time another; its profile has all that closing needs. */
const month = async ({ shop, other }: Callers): Promise<string> => {
  const [young] = await shop.database.rows(
    `update merchants set created_at = '1999-01-01', iban = 'BG80BNBG96611020345678'
     where id = :id and created_at > '2000-01-01' returning 1`,
    { id: other.id },
  );
  if (young !== undefined) await shop.registerForVat(other.id);
  months += 1;
  return `${2000 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};
/** By installation: test files share their modules, and merchants of two databases have the same numbers. */
const closedMonths = new WeakMap<Callers['shop'], string>();
/** The same for all calls, closed again after each reopening: the past has too few months for each call its own. */
export const closedMonth = async (callers: Callers): Promise<string> => {
  const again = closedMonths.get(callers.shop) ?? (await month(callers));
  closedMonths.set(callers.shop, again);
  const closed = await callers.other.api.post(`/months/me/${again}/close`);
  if (closed.status !== 409) accepted(closed);
  return again;
};

/** A sale by card whose fee is known: no later call stores it. @returns the id of its payment */
const sell = async ({ shop, own }: Callers): Promise<number> => {
  const checkout = await shop.openCheckout(await shop.createLink(own));
  // Its events would add rows at any moment.
  await shop.control.setFault({ kind: 'webhook-drop' });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.control.settleNow(2);
  await shop.returnPaid(checkout);
  await shop.control.clearFaults();
  return checkout.paymentId;
};

/** What a payer asks for after a sale: another buyer on its document. */
const buyerRequest = async (callers: Callers): Promise<number> => {
  const { shop, own } = callers;
  const paymentId = await sell(callers);
  const { invoiceId } = await shop.payment(paymentId);
  const buyer = { name: 'Тест ЕООД', taxId: '175074752', vatNumber: null, address: 'София', country: 'BG' };
  const [added] = await shop.database.rows<{ id: number }>(
    `insert into buyer_requests (payment_id, invoice_id, merchant_id, buyer, state, obstacle, created_at)
     values (:paymentId, :invoiceId, :merchantId, :buyer, 'OPEN', 'TOO_LATE', now()) returning id`,
    { paymentId, invoiceId, merchantId: own.id, buyer: JSON.stringify(buyer) },
  );
  return added!.id;
};

/** A job that failed for good. */
const job = async ({ shop, own }: Callers): Promise<string> => {
  const { paymentId } = await shop.openCheckout(await shop.createLink(own));
  const [failed] = await shop.database.rows<{ id: string }>(
    `update pgboss.job set state = 'failed', retry_count = 20, completed_on = now(), output = '{}'
     where name = 'payments.look' and data->>'paymentId' = :paymentId returning id`,
    { paymentId: String(paymentId) },
  );
  return failed!.id;
};

/** A webhook event of a type that changes nothing, parked. @returns its id */
const parkedEvent = async ({ shop }: Callers): Promise<number> => {
  const [event] = await shop.database.rows<{ id: number }>(
    `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
     values ('stripe', :event, 'product.created', false, '{}', 'PARKED', 'HANDLER_FAILED', now()) returning id`,
    { event: `evt_parked_${nextNumber()}` },
  );
  return event!.id;
};

const evidenceFile = async ({ shop, ownedRecords }: Callers): Promise<string> => {
  const { disputeId } = ownedRecords.own;
  const [added] = await shop.database.rows<{ id: number }>(
    `insert into dispute_evidence_files (dispute_id, field, name, media_type, byte_count, provider_key, content,
       added_by, added_at)
     values (:disputeId, 'sample' || :number, 'a.pdf', 'application/pdf', 1, gen_random_uuid(), '\\x01', 'user:1', now())
     returning id`,
    { disputeId, number: String(nextNumber()) },
  );
  return `/disputes/${disputeId}/evidence/files/${added!.id}`;
};

/** A call of the merchant. */
const ofOwn =
  (make: (callers: Callers) => Promise<Omit<Sample, 'token'>>): MakeSample =>
  async (callers) => ({ token: callers.own.token, ...(await make(callers)) });

/** A call about a new schedule of the merchant, and a period that it missed. */
const ofSchedule = (
  call: (id: number, runId: number) => Sample,
  state: 'ACTIVE' | 'PAUSED' = 'ACTIVE',
): MakeSample =>
  ofOwn(async ({ shop, own }) => {
    const { id, runId } = await freshSchedule(shop, own.id, state);
    return call(id, runId);
  });

/**
 * Samples of calls that the matrix of rights shows refused for each of its callers, or that use up what they are made
 * for: what they need is made first.
 */
export const furtherSamples: Readonly<Record<string, MakeSample>> = {
  'DELETE /auth/sessions/:id': ofOwn(async (callers) => ({
    path: `/auth/sessions/${await session(callers)}`,
  })),
  'DELETE /users/:id/sessions/:sessionId': async (callers) => {
    const userId = await userIdOf(callers, callers.own.token);
    return { path: `/users/${userId}/sessions/${await session(callers)}` };
  },
  'DELETE /auth/factors/:id': async (callers) => ({
    path: `/auth/factors/${await factor(callers)}`,
    token: callers.other.token,
  }),
  'DELETE /users/:id/factors': async (callers) => {
    const { id } = await callers.shop.addStaff('SUPPORT');
    await addPasskey(callers, id);
    return { path: `/users/${id}/factors` };
  },
  'POST /auth/recovery-codes': async (callers) => {
    await factor(callers);
    return { path: '/auth/recovery-codes', token: callers.other.token };
  },
  'POST /merchants/me/plan': async ({ shop }) => ({
    path: '/merchants/me/plan',
    body: { plan: 'GROWTH' },
    token: (await shop.addMerchant({ plan: 'STARTER' })).token,
  }),
  'PUT /merchants/me/team/:userId': ofOwn(async ({ shop, own }) => {
    const { userId } = await shop.addMember(own, 'VIEWER');
    return { path: `/merchants/me/team/${userId}`, body: { role: 'BOOKKEEPER' } };
  }),
  'DELETE /merchants/me/team/:userId': ofOwn(async ({ shop, own }) => ({
    path: `/merchants/me/team/${(await shop.addMember(own, 'VIEWER')).userId}`,
  })),
  'DELETE /auth/merchants/:merchantId': async ({ shop, own }) => ({
    path: `/auth/merchants/${own.id}`,
    token: (await shop.addMember(own, 'VIEWER')).token,
  }),
  'POST /customers/me/proposed': ofOwn(async (callers) => {
    const taxId = `DE${String(100_000_000 + nextNumber())}`;
    await write(callers, { kind: 'COMPANY', name: 'Beispiel GmbH', taxId, address: 'Berlin', country: 'DE' });
    return { path: '/customers/me/proposed', body: { taxId } };
  }),
  'DELETE /disputes/:id/evidence/files/:fileId': ofOwn(async (callers) => ({
    path: await evidenceFile(callers),
  })),
  'POST /disputes/:id/evidence/save': ofOwn(async (callers) => ({
    path: `${await disputeWithEvidence(callers)}/evidence/save`,
  })),
  'POST /disputes/:id/evidence/submit': ofOwn(async (callers) => ({
    path: `${await disputeWithEvidence(callers)}/evidence/submit`,
    body: { isFinal: true },
  })),
  'POST /invoices/:id/annul': ofOwn(async (callers) => ({
    path: `/invoices/${(await write(callers)).id}/annul`,
    body: { reason: 'Грешка' },
  })),
  'POST /invoices/:id/payments': ofOwn(async (callers) => {
    const invoice = await write(callers);
    return { path: `/invoices/${invoice.id}/payments`, body: paidOn(invoice) };
  }),
  'POST /invoices/:id/payments/:paymentId/take-back': ofOwn(async (callers) => {
    const invoice = await write(callers);
    const path = `/invoices/${invoice.id}/payments`;
    const paid = accepted(await callers.own.api.post<Invoice>(path, paidOn(invoice)));
    return { path: `${path}/${paid.payments.at(-1)!.id}/take-back`, body: { reason: 'Грешка' } };
  }),
  'POST /payment-links/token/:token/transfer': async ({ shop, own }) => {
    await shop.database.rows(
      `update merchants set iban = coalesce(iban, 'BG80BNBG96611020345678') where id = :id`,
      { id: own.id },
    );
    const { uniqueToken } = await shop.createLink(own);
    return { path: `/payment-links/token/${uniqueToken}/transfer`, body: {}, token: '' };
  },
  'POST /archives/me': ofOwn(async () => ({ path: '/archives/me' })),
  'POST /merchants/:id/archives': async ({ shop }) => ({
    path: `/merchants/${(await shop.addMerchant()).id}/archives`,
  }),
  'POST /merchants/me/leave': async ({ shop }) => {
    const businessName = 'Агро ЕООД';
    const { token } = await shop.addMerchant({ businessName });
    return { path: '/merchants/me/leave', body: { confirm: businessName }, token };
  },
  'POST /schedules/me': ofOwn(async () => ({ path: '/schedules/me', body: scheduleBody })),
  'PUT /schedules/:id': ofSchedule((id) => ({
    path: `/schedules/${id}`,
    body: { ...scheduleBody, version: 1 },
  })),
  'POST /schedules/:id/pause': ofSchedule((id) => ({ path: `/schedules/${id}/pause` })),
  'POST /schedules/:id/resume': ofSchedule((id) => ({ path: `/schedules/${id}/resume` }), 'PAUSED'),
  'POST /schedules/:id/end': ofSchedule((id) => ({ path: `/schedules/${id}/end` })),
  'POST /schedules/:id/run': ofSchedule((id) => ({ path: `/schedules/${id}/run` })),
  'POST /schedule-runs/:id/issue': ofSchedule((_, runId) => ({ path: `/schedule-runs/${runId}/issue` })),
  'POST /schedule-runs/:id/skip': ofSchedule((_, runId) => ({ path: `/schedule-runs/${runId}/skip` })),
  'POST /payments/bank': ofOwn(async ({ shop, own }) => {
    const link = await shop.createLink(own);
    const { reference } = await promiseTransfer(shop, link, Money.ofMinor(10_000, 'EUR'));
    const receivedOn = businessDateOf(new Date());
    return { path: '/payments/bank', body: { reference, amount: 100, receivedOn } };
  }),
  'POST /payments/:id/refunds': ofOwn(async (callers) => ({
    path: `/payments/${await sell(callers)}/refunds`,
    body: { amount: 1 },
  })),
  'POST /buyer-requests/:id/accept': ofOwn(async (callers) => ({
    path: `/buyer-requests/${await buyerRequest(callers)}/accept`,
    body: {},
  })),
  'POST /buyer-requests/:id/refuse': ofOwn(async (callers) => ({
    path: `/buyer-requests/${await buyerRequest(callers)}/refuse`,
    body: { reason: 'Късно' },
  })),
  'POST /months/me/:month/close': async (callers) => ({
    token: callers.other.token,
    path: `/months/me/${await month(callers)}/close`,
  }),
  'POST /months/me/:month/reopen': async (callers) => ({
    token: callers.other.token,
    path: `/months/me/${await closedMonth(callers)}/reopen`,
    body: { reason: 'Грешка' },
  }),
  'POST /months/me/:month/send': async (callers) => ({
    token: callers.other.token,
    path: `/months/me/${await closedMonth(callers)}/send`,
    body: { email: 'schetovodstvo@example.bg' },
  }),
  'POST /merchants/:id/months/:month/close': async (callers) => ({
    path: `/merchants/${callers.other.id}/months/${await month(callers)}/close`,
  }),
  'POST /merchants/:id/months/:month/reopen': async (callers) => ({
    path: `/merchants/${callers.other.id}/months/${await closedMonth(callers)}/reopen`,
    body: { reason: 'Грешка' },
  }),
  'POST /merchants/:id/months/:month/send': async (callers) => ({
    path: `/merchants/${callers.other.id}/months/${await closedMonth(callers)}/send`,
    body: { email: 'schetovodstvo@example.bg' },
  }),
  'POST /provider-events/:id/retry': async (callers) => ({
    path: `/provider-events/${await parkedEvent(callers)}/retry`,
  }),
  'POST /jobs/:id/retry': async (callers) => ({ path: `/jobs/${await job(callers)}/retry` }),
};
