import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import type { EventContent, MerchantEvent } from '../../domain/merchant-event.ts';

/** The NOTIFY topic of new events; the message is the id of the merchant. */
export const topic = 'merchant-events';

/** The NOTIFY topic of new deliveries, without a message. */
export const deliveryTopic = 'webhook-deliveries';

export type EventRow = Readonly<{
  id: string;
  merchantId: number;
  sequence: number;
  type: MerchantEventType;
  at: string;
  data: EventContent;
  version: string;
}>;

/** Columns of an `EventRow` for `merchant_events e`. */
export const eventColumns = `e.id, e.merchant_id as "merchantId", e.sequence, e.type, e.at, e.data, e.version`;

export const eventOf = ({ at, data, ...row }: EventRow): MerchantEvent => ({
  ...row,
  at: new Date(at),
  content: data,
});
