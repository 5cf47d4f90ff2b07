import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, instant, integer, nullableText } from '../fields.ts';
import { dayRange, listOf, listQuery, search } from '../list.ts';

/** NEW: not handled yet. PARKED: waits for a person. IGNORED: needs no handling. */
export const providerEventStates = ['NEW', 'DONE', 'PARKED', 'IGNORED'] as const;
const providerEventState = z.enum(providerEventStates).meta({ examples: ['DONE'] });

const providerEvent = z.object({
  id,
  eventId: z.string().meta({ description: 'The provider’s id of the event.', examples: ['evt_1Q2w3e4r'] }),
  type: z.string().meta({ examples: ['checkout.session.completed'] }),
  state: providerEventState,
  reason: nullableText.meta({ description: 'Why the event is parked or postponed.', examples: [null] }),
  attempts: integer.meta({ examples: [1] }),
  paymentId: id.nullable().meta({ description: 'The payment of the event; null when unknown.' }),
  receivedAt: instant,
  nextAttemptAt: instant
    .nullable()
    .meta({ description: 'When the next automatic attempt is due.', examples: [null] }),
});
/** A webhook event of the provider in JSON, without its payload. */
export type ProviderEvent = z.infer<typeof providerEvent>;

/** Fields by which webhook events can be sorted. */
export const providerEventSortFields = ['id', 'type', 'state', 'receivedAt'] as const;

/** Filters of the list of webhook events and its export. */
export const providerEventFilters = {
  search: search.optional().meta({ description: 'In type, event id or reason.', examples: ['checkout'] }),
  state: providerEventState.optional(),
  paymentId: id.optional(),
  ...dayRange,
};

/** Webhook events of the provider. */
export const listProviderEvents = endpoint({
  method: 'GET',
  path: '/provider-events',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The webhook events of the card provider; a PARKED one waits for a decision and has a reason.',
  query: listQuery(providerEventSortFields, providerEventFilters),
  response: listOf(providerEvent),
});

/** One webhook event. */
export const getProviderEvent = endpoint({
  method: 'GET',
  path: '/provider-events/:id',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'One webhook event of the card provider.',
  params: idParams,
  response: providerEvent,
});

/** Makes a PARKED webhook event due again. */
export const retryProviderEvent = endpoint({
  method: 'POST',
  path: '/provider-events/:id/retry',
  access: ['ADMIN'],
  summary: 'Processes a PARKED webhook event again, now. 409 in any other state.',
  params: idParams,
  response: providerEvent,
});
