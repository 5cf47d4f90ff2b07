import { token } from '#kernel/token.ts';
import type { MerchantEvent } from '../domain/merchant-event.ts';
import type { DeliveryState, WebhookEndpoint } from '../domain/webhook-endpoint.ts';

/** One event for one endpoint. */
export type DeliveryKey = Readonly<{ endpointId: number; eventId: string }>;

/** A delivery that one worker holds until its lease ends. */
export type ClaimedDelivery = DeliveryKey &
  Readonly<{
    /** Differs with every claim: a result under an older lease is not stored. */
    lease: string;
    url: string;
    event: MerchantEvent;
    /** Sealed secrets that sign now, the newest first. */
    secrets: readonly Uint8Array[];
    /** Nothing was delivered to the endpoint since its last failure. */
    isFailing: boolean;
  }>;

/** How many a worker takes. */
export type ClaimRequest = Readonly<{
  now: Date;
  until: Date;
  lease: string;
  limit: number;
  /** Of these at most so many of endpoints that are failing. */
  failingLimit: number;
}>;

/** A try that was made. */
export type Attempt = Readonly<{
  at: Date;
  millis: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}>;

/** What a delivery becomes by a try. */
export type DeliveryChange = Readonly<{
  state: DeliveryState;
  tries: number;
  nextAt: Date | null;
  now: Date;
}>;

/** Which events are sent again. */
export type ReplayRequest = Readonly<{
  endpoint: WebhookEndpoint;
  from: Date;
  to: Date;
  onlyFailed: boolean;
  now: Date;
}>;

/** The queue of deliveries. */
export interface WebhookDeliveries {
  /** Claims what is due: at most 4 at once per endpoint over all workers, endpoints in turn. */
  claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]>;
  /** When the first waiting delivery that is not due yet becomes due, or its lease ends; null without one. */
  nextDue(now: Date): Promise<Date | null>;
  /** Locks a delivery. @returns the tries so far, and whether the lease still holds; null when it is gone */
  lock(
    delivery: DeliveryKey & Readonly<{ lease: string }>,
  ): Promise<Readonly<{ tries: number; isLeased: boolean }> | null>;
  /** Stores a try and what follows; a delivery of a DISABLED endpoint that would wait is DEAD. */
  settle(key: DeliveryKey, attempt: Attempt, change: DeliveryChange): Promise<void>;
  /** Stores a try of a locked delivery that decides nothing: its lease was taken over. */
  record(key: DeliveryKey, attempt: Attempt): Promise<void>;
  /** Gives an unfinished claim back: it is due at once. */
  release(delivery: DeliveryKey & Readonly<{ lease: string }>, now: Date): Promise<void>;
  /** Waiting deliveries of an endpoint become DEAD, but for those under way. @returns how many */
  bury(endpointId: number, now: Date): Promise<number>;
  /** Is due again with ten tries of its own, also while a try is under way: that one decides nothing. @returns false for an unknown delivery */
  resend(key: DeliveryKey, now: Date): Promise<boolean>;
  /** How many events a replay would send, counted up to `most` + 1. */
  countReplay(request: ReplayRequest, most: number): Promise<number>;
  /** Sends events again, oldest first, behind new ones. @returns how many */
  replay(request: ReplayRequest): Promise<number>;
  /** Stores a `webhook.test` for one endpoint alone and its delivery. @returns the id of the event */
  addTest(endpoint: WebhookEndpoint, event: Readonly<{ at: Date; object: object }>): Promise<string>;
  /**
   * Repairs what a wrong clock or a dead worker left: what was scheduled by a clock that was ahead is due now, what a
   * dead worker held for a DISABLED endpoint is DEAD.
   */
  repair(now: Date, longestLeaseMs: number): Promise<void>;
}
export const WebhookDeliveries = token<WebhookDeliveries>('integrations.WebhookDeliveries');
