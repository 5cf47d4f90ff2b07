import type { MerchantEventType } from '#kernel/merchant-fact.ts';

/** GONE: it answered 410. FAILING: nothing but failures for five days. */
export type DisabledReason = 'GONE' | 'FAILING' | 'BY_HAND' | 'MERCHANT_CLOSED';
export type DeliveryState = 'WAITING' | 'DONE' | 'DEAD';

/** Where events of a merchant are sent. */
export type WebhookEndpoint = Readonly<{
  id: number;
  merchantId: number;
  url: string;
  /** Empty: all. */
  types: readonly MerchantEventType[];
  description: string | null;
  state: 'ENABLED' | 'DISABLED';
  disabledReason: DisabledReason | null;
  disabledAt: Date | null;
  version: string;
  /** Since then nothing was delivered; null when the last try succeeded. */
  failingSince: Date | null;
  /** When the owners got the mail about the failures since `failingSince`. */
  warnedAt: Date | null;
  /** Since then it gets every event of its types. */
  receivesSince: Date;
  /** More endpoints than the plan allows: nothing is sent to this one. */
  isBeyondPlan: boolean;
  createdBy: string;
  createdAt: Date;
}>;

export const enabled = {
  state: 'ENABLED',
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  warnedAt: null,
} as const;

export const disabled = (reason: DisabledReason, at: Date) =>
  ({ state: 'DISABLED', disabledReason: reason, disabledAt: at }) as const;
