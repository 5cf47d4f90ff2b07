import type { Clock } from '#kernel/clock.ts';
import { subscription, type Events, type Subscription } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { paidFact } from '../../domain/merchant-facts.ts';
import type { ProformaRows } from '../../application/proforma-rows.ts';

type Deps = Readonly<{ rows: ProformaRows; events: Events; clock: Clock }>;

/** The paid invoice that was issued of a proforma before its money: the proforma is paid. */
export const onInvoicePaid = ({ rows, events, clock }: Deps): Subscription =>
  subscription(MerchantFactHappened, async ({ type, subjectId }) => {
    if (type !== 'invoice.paid') return;
    const proforma = await rows.findByFinal(Number(subjectId));
    if (proforma === null || proforma.state === 'PAID') return;
    await rows.receive(proforma.id, { paid: proforma.total, state: 'PAID', at: clock.now() });
    await events.publish(MerchantFactHappened, paidFact(proforma, proforma.paid.toDecimal()));
  });
