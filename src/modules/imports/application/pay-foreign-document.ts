import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { systemFor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CancelLink, PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ImportsAuditLog } from '../domain/audit-actions.ts';
import {
  ForeignDocumentNotFound,
  ForeignPaymentStays,
  NothingOpen,
} from '../domain/open-invoice-failures.ts';
import type { ForeignInvoice, ForeignInvoices } from './foreign-invoices.ts';
import { writingMerchant } from './policies.ts';

type Deps = Readonly<{
  foreignInvoices: ForeignInvoices;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'lock' | 'payableToken'>;
  cancelLink: Pick<CancelLink, 'execute'>;
  work: UnitOfWork;
  clock: Clock;
  audit: ImportsAuditLog;
}>;
type Command = Readonly<{ actor: Actor; id: number; amount: number | null; paidOn: BusinessDate }>;

/** Records by hand what was paid of a document of another program, and takes it back. */
export class PayForeignDocument {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The link asks for a sum that is open no more: it is closed.
   * @param amount in the currency of the document; null: all that is open
   * @throws ForeignDocumentNotFound, NothingOpen, InvalidFields, and what `writingMerchant` throws
   */
  async execute({ actor, id, amount, paidOn }: Command): Promise<ForeignInvoice> {
    const { foreignInvoices, clock, audit } = this.#deps;
    return this.#change(actor, id, async (document) => {
      const { open } = document;
      if (open.isZero()) throw new NothingOpen();
      const paid = amount === null ? open : Money.ofDecimal(amount, open.currency);
      const now = clock.now();
      if (paid.isMoreThan(open))
        throw new InvalidFields([
          { field: 'amount', code: 'fields.import-more-than-open', params: { open: open.toDecimal() } },
        ]);
      if (paidOn > businessDateOf(now))
        throw new InvalidFields([{ field: 'paidOn', code: 'fields.paid-on-future' }]);
      await this.#closeLink(document);
      await foreignInvoices.pay(id, {
        paymentId: null,
        amount: paid,
        paidOn,
        recordedBy: nameOf(actor),
        at: now,
      });
      await audit.record({
        actor,
        action: 'foreign-document.paid',
        subject: { type: 'foreign-document', id },
        data: { amountMinor: Number(paid.minor), paidOn },
      });
    });
  }

  /** @throws ForeignDocumentNotFound, ForeignPaymentStays, and what `writingMerchant` throws */
  async takeBack(
    command: Readonly<{ actor: Actor; id: number; foreignPaymentId: number }>,
  ): Promise<ForeignInvoice> {
    const { foreignInvoices, clock, audit } = this.#deps;
    const { actor, id, foreignPaymentId } = command;
    return this.#change(actor, id, async (document) => {
      if (!(await foreignInvoices.takeBack(id, foreignPaymentId, clock.now())))
        throw new ForeignPaymentStays();
      await this.#closeLink(document);
      await audit.record({
        actor,
        action: 'foreign-document.payment-taken-back',
        subject: { type: 'foreign-document', id },
        data: { foreignPaymentId },
      });
    });
  }

  /** One that the caller may change. @throws ForeignDocumentNotFound, and what `writingMerchant` throws */
  async find(actor: Actor, id: number): Promise<ForeignInvoice> {
    const { id: merchantId } = await writingMerchant(this.#deps, actor);
    const found = await this.#deps.foreignInvoices.find({ id, merchantId });
    if (found === null) throw new ForeignDocumentNotFound();
    return found;
  }

  /** Locks link and document, in this order. */
  async #change(
    actor: Actor,
    id: number,
    apply: (document: ForeignInvoice) => Promise<void>,
  ): Promise<ForeignInvoice> {
    const { foreignInvoices, links, work } = this.#deps;
    return work.transact(async () => {
      const found = await this.find(actor, id);
      const { merchantId } = found;
      if (found.paymentLinkId !== null) await links.lock(found.paymentLinkId);
      const document = await foreignInvoices.lock({ id, merchantId });
      if (document === null) throw new ForeignDocumentNotFound();
      await apply(document);
      return (await foreignInvoices.find({ id, merchantId }))!;
    });
  }

  async #closeLink({ merchantId, paymentLinkId }: ForeignInvoice): Promise<void> {
    const { links, cancelLink } = this.#deps;
    if (paymentLinkId !== null && (await links.payableToken(paymentLinkId)) !== null)
      await cancelLink.execute({ actor: systemFor('imports', merchantId), paymentLinkId });
  }
}

type OpenDeps = Readonly<{ foreignInvoices: ForeignInvoices }>;

/** Implements a port of payments: whether a document has an amount open; locks it until the transaction ends. */
export const hasOpenForeign =
  ({ foreignInvoices }: OpenDeps) =>
  async (id: number, amount: Money<ChargeCurrency>): Promise<boolean> => {
    const document = await foreignInvoices.lock({ id });
    return (
      document !== null && document.open.currency === amount.currency && !amount.isMoreThan(document.open)
    );
  };
