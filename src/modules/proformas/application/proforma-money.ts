import type { Clock } from '#kernel/clock.ts';
import { businessDateOf, isBefore } from '#kernel/business-date.ts';
import type { Events } from '#kernel/events.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import {
  documentText,
  readSale,
  type ContentsOfPayments,
  type IssuedForSale,
  type SaleOfLink,
} from '#modules/invoices/index.ts';
import { paidFact } from '../domain/merchant-facts.ts';
import { openOf, stateAfter } from '../domain/proforma.ts';
import type { OpenForPayment } from './open-for-payment.ts';
import type { ProformaRows, StoredProforma } from './proforma-rows.ts';

/** After a payment of a part: a link and a reference over the rest. */
export const restAsked = jobType<{ id: number }>('proformas.ask-for-rest', 30);

type Deps = Readonly<{ rows: ProformaRows; jobs: Jobs; events: Events; messages: Messages }>;

/** What payments of proformas are documented with, and what they change; implements a port of invoices. */
export class ProformaMoney implements ContentsOfPayments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A link that another version has replaced still pays what is open, where a payer was quicker than the change. */
  async of(...[paymentLinkId, amount]: Parameters<ContentsOfPayments['of']>): Promise<SaleOfLink | null> {
    const { rows, messages } = this.#deps;
    const proforma = await rows.lock({ paymentLinkId });
    if (proforma === null || proforma.finalInvoiceId !== null) return null;
    const open = openOf(proforma);
    if (amount.currency !== open.currency || amount.isMoreThan(open)) return null;
    const { id, kind, number, content } = proforma;
    const advanceText = documentText(messages, content.language)(`proformas.advance.${kind}`, { number });
    return { draft: readSale(content, messages), advanceIds: await rows.advancesOf(id), advanceText };
  }

  async issued({ paymentLinkId, invoiceId, amount, isAdvance, at }: IssuedForSale): Promise<void> {
    const { rows, jobs, events } = this.#deps;
    const proforma = (await rows.lock({ paymentLinkId }))!;
    const { id } = proforma;
    const paid = proforma.paid.plus(amount);
    const state = stateAfter(paid, proforma);
    await rows.addInvoice(id, { invoiceId, isAdvance });
    await rows.receive(id, { paid, state, at });
    if (state !== 'PAID') await jobs.enqueue(restAsked, { id }, { key: `proforma-rest-${id}` });
    await events.publish(MerchantFactHappened, paidFact(proforma, proforma.paid.toDecimal()));
  }
}

type RestDeps = Readonly<{ openForPayment: OpenForPayment; work: UnitOfWork; clock: Clock }>;

/** Asks for the rest of a proforma that was paid in part, while it is valid. */
export class AskForRest {
  readonly #deps: RestDeps;
  constructor(deps: RestDeps) {
    this.#deps = deps;
  }

  async execute({ id }: Readonly<{ id: number }>): Promise<void> {
    const { openForPayment, work, clock } = this.#deps;
    await work.transact(async () => {
      const proforma = await openForPayment.lock({ id });
      if (proforma === null || proforma.finalInvoiceId !== null) return;
      const isOver = isBefore(proforma.validUntil, businessDateOf(clock.now()));
      if (isOver || (proforma.state !== 'SENT' && proforma.state !== 'ACCEPTED')) return;
      await this.#open(proforma);
    });
  }

  /** A customer that was archived meanwhile pays as one that was not picked. */
  async #open(proforma: StoredProforma): Promise<void> {
    const { openForPayment } = this.#deps;
    try {
      await openForPayment.open(proforma);
    } catch (error) {
      if (!(error instanceof InvalidFields)) throw error;
      await openForPayment.open({ ...proforma, customerId: null, cardMax: null });
    }
  }
}
