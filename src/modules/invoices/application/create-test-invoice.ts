import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { Invoice } from '../domain/invoice.ts';
import { splitGross, vatTreatmentOf } from '../domain/vat.ts';
import { writtenDocument, type InvoiceDraft } from '../domain/written-invoice.ts';
import type { InvoiceLimits } from './invoice-limits.ts';
import type { InvoiceNumbers } from '../ports/invoice-numbers.ts';
import type { Invoices } from '../ports/invoices.ts';
import { actingMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor }>;
type Deps = Readonly<{
  invoices: Invoices;
  numbers: InvoiceNumbers;
  merchants: MerchantDirectory;
  limits: InvoiceLimits;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  messages: Messages;
}>;

/** Total of the sample document, VAT included. */
const gross = Money.ofMinor(10_000, 'EUR');

/** Creates a sample paid document: marked as a test, numbered in the TEST series, excluded from all sums. */
export class CreateTestInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantMayNotAct, RateLimited @returns the id of the document */
  async execute({ actor }: Command): Promise<number> {
    const { invoices, numbers, merchants, limits, work, clock, audit } = this.#deps;
    const supplier = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    await limits.takeTestDocument(supplier.id);
    const now = clock.now();
    const today = businessDateOf(now);
    return work.transact(async () => {
      const place = await numbers.next(supplier.id, 'TEST', today);
      const draft = { ...this.#draftFor(supplier), dueDate: place.issueDate };
      const facts = {
        draft,
        supplier,
        place,
        paymentLinkId: null,
        eurRate: '1',
        eurRateDay: null,
        today,
        issuedAt: now,
      };
      const invoice = await Invoice.issuePaid(writtenDocument(facts), place.previousHash, now);
      const id = await invoices.add(invoice);
      await audit.record({
        actor,
        action: 'invoice.test-issued',
        subject: { type: 'invoice', id },
      });
      return id;
    });
  }

  #draftFor({ vatRegistration, language }: MerchantRecord): InvoiceDraft {
    const { messages } = this.#deps;
    const { rate } = vatTreatmentOf(vatRegistration);
    const say = (code: string): string => messages.say('bg', code);
    const description = say('invoices.test.description');
    return {
      currency: 'EUR',
      customer: {
        kind: 'PERSON',
        name: say('invoices.test.customer'),
        address: null,
        taxId: null,
        vatNumber: null,
        email: null,
      },
      lines: [
        {
          description,
          quantity: '1',
          unit: say('invoices.unit.piece'),
          unitPrice: splitGross(gross, rate).net,
          taxRate: rate,
        },
      ],
      zeroRateGround: null,
      dueDate: null,
      description,
      language,
    };
  }
}
