import type { BusinessDate } from '#kernel/business-date.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { token } from '#kernel/token.ts';
import type { InboxState } from './provider-inbox.ts';

/** What a person sees of a signal: where it stands and why, not its payload. */
export type ProviderEventView = Readonly<{
  id: number;
  eventId: string;
  type: string;
  state: InboxState;
  reason: string | null;
  attempts: number;
  paymentId: number | null;
  receivedAt: string;
  nextAttemptAt: string | null;
}>;

export type ProviderEventSort = 'id' | 'type' | 'state' | 'receivedAt';
export type ProviderEventFilters = Readonly<{
  search?: string | undefined;
  state?: InboxState | undefined;
  paymentId?: number | undefined;
  /** Business dates in Sofia, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

export interface ProviderEventViews {
  list(filters: ProviderEventFilters, page: PageRequest<ProviderEventSort>): Promise<Page<ProviderEventView>>;
  byId(id: number): Promise<ProviderEventView | null>;
}
export const ProviderEventViews = token<ProviderEventViews>('payments.ProviderEventViews');
