import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { subscription, type Events, type Subscription } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { paidFact } from '../../domain/merchant-facts.ts';
import { billsOfDocument, type DocumentReads } from '../postgres/bills-of-document.ts';

type Deps = DocumentReads & Readonly<{ clock: Clock; events: Events }>;

/** A paid document of the operator is a paid bill of the merchant, for each month that it covers. */
export const onInvoicePaid = (deps: Deps): Subscription =>
  subscription(MerchantFactHappened, async ({ type, subjectId }) => {
    if (type !== 'invoice.paid') return;
    const today = businessDateOf(deps.clock.now());
    for (const { merchantId, month, dueOn } of await billsOfDocument(deps, Number(subjectId))) {
      const status = dueOn !== null && dueOn < today ? 'DUE' : 'OPEN';
      await deps.events.publish(MerchantFactHappened, paidFact({ merchantId, month, status }));
    }
  });
