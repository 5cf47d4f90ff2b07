import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant } from './fields.ts';
import { dayRange, listOf, listQuery, search } from './list.ts';

export const providerEventStates = ['NEW', 'DONE', 'PARKED', 'IGNORED'] as const;
const providerEventState = z.enum(providerEventStates);

const providerEvent = z.object({
  id,
  /** The provider’s own name for it. */
  eventId: z.string(),
  type: z.string(),
  state: providerEventState,
  /** Why it is parked or was put off. */
  reason: z.string().nullable(),
  attempts: z.number().int(),
  /** Whose payment it was found to be about. */
  paymentId: id.nullable(),
  receivedAt: instant,
  /** When it is looked at again by itself. */
  nextAttemptAt: instant.nullable(),
});
export type ProviderEvent = z.infer<typeof providerEvent>;

export const providerEventSortFields = ['id', 'type', 'state', 'receivedAt'] as const;

export const providerEventFilters = {
  /** In type, event id or reason. */
  search: search.optional(),
  state: providerEventState.optional(),
  paymentId: id.optional(),
  ...dayRange,
};

export const listProviderEvents = endpoint({
  method: 'GET',
  path: '/provider-events',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'What the card provider has told; the PARKED ones wait for a person, each with its reason.',
  query: listQuery(providerEventSortFields, providerEventFilters),
  response: listOf(providerEvent),
});

export const getProviderEvent = endpoint({
  method: 'GET',
  path: '/provider-events/:id',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'One event of the card provider.',
  params: idParams,
  response: providerEvent,
});

export const retryProviderEvent = endpoint({
  method: 'POST',
  path: '/provider-events/:id/retry',
  access: ['ADMIN'],
  summary: 'Has a PARKED event handled again, now. 409 in any other state.',
  params: idParams,
  response: providerEvent,
});
