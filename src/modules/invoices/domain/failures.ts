import { Failure, type FieldProblem } from '#kernel/failure.ts';
import type { Money } from '#kernel/money.ts';
import type { InvoiceStatus } from './invoice-status.ts';

/** The document does not exist or belongs to another merchant. */
export class InvoiceNotFound extends Failure {
  readonly code = 'invoices.not-found';
  readonly kind = 'missing';
}

/** What is stored of the document is no longer what was issued: it is not handed out. */
export class StoredDocumentChanged extends Failure {
  readonly code = 'invoices.proof.changed';
  readonly kind = 'conflict';
}

/** The draft was deleted or issued, or belongs to another merchant. */
export class DraftNotFound extends Failure {
  readonly code = 'invoices.draft-not-found';
  readonly kind = 'missing';
}

/** Another person has saved the draft since it was read. */
export class DraftChanged extends Failure {
  readonly code = 'invoices.draft-changed';
  readonly kind = 'conflict';
}

/** The draft that is issued was deleted or issued meanwhile. */
export class DraftGone extends Failure {
  readonly code = 'invoices.draft-gone';
  readonly kind = 'conflict';
}

/** The merchant has as many drafts as it may. */
export class TooManyDrafts extends Failure {
  readonly code = 'invoices.too-many-drafts';
  readonly kind = 'conflict';

  constructor(most: number) {
    super({ params: { most } });
  }
}

/** Suspended and inactive merchants read and export only. */
export class MerchantMayNotAct extends Failure {
  readonly code = 'invoices.merchant-may-not-act';
  readonly kind = 'forbidden';
}

/** A merchant that is not ACTIVE mails documents to its own e-mail only. */
export class OwnEmailOnly extends Failure {
  readonly code = 'invoices.own-address-only';
  readonly kind = 'forbidden';

  constructor(email: string) {
    super({ params: { email } });
  }
}

/** The merchant is not ACTIVE: the payer receives the document only at the e-mail of the payment. */
export class PayerEmailOnly extends Failure {
  readonly code = 'invoices.payer-address-only';
  readonly kind = 'forbidden';
}

/** A paid document is corrected by a credit note only. */
export class PaidInvoiceStays extends Failure {
  readonly code = 'invoices.paid-stays';
  readonly kind = 'conflict';

  constructor() {
    super({ details: { status: 'PAID' } });
  }
}

/** A part is paid: the transfer is taken back first, or a credit note corrects the document. */
export class PartlyPaidStays extends Failure {
  readonly code = 'invoices.partly-paid-stays';
  readonly kind = 'conflict';
}

/** The document cannot be paid: a credit note, a test or an annulled one. */
export class NotPayable extends Failure {
  readonly code = 'invoices.not-payable';
  readonly kind = 'conflict';
}

/** A customer is reminded of an open sum only. */
export class NothingToRemindOf extends Failure {
  readonly code = 'invoices.nothing-to-remind';
  readonly kind = 'conflict';
}

/** A debit note corrects an invoice that counts: no note, test or annulled document. */
export class NotDebitable extends Failure {
  readonly code = 'invoices.not-debitable';
  readonly kind = 'conflict';
}

/** A debit note names the invoice: the note is annulled first. */
export class HasDebitNotes extends Failure {
  readonly code = 'invoices.has-debit-notes';
  readonly kind = 'conflict';
}

/** A credit note reduces the open sum: the document is not annulled any more. */
export class CreditedStays extends Failure {
  readonly code = 'invoices.credited-stays';
  readonly kind = 'conflict';
}

/** Only an invoice that is in force can be credited: no credit note, no test, no annulled document. */
export class NotCreditable extends Failure {
  readonly code = 'invoices.not-creditable';
  readonly kind = 'conflict';
}

/** Credit notes have taken back the whole document. */
export class NothingToCredit extends Failure {
  readonly code = 'invoices.nothing-to-credit';
  readonly kind = 'conflict';
}

/** More than is open of the document. */
export class MoreThanOpen extends Failure {
  readonly code = 'invoices.more-than-open';
  readonly kind = 'invalid';
  override readonly fields: readonly FieldProblem[];

  constructor(open: Money) {
    const params = { open: open.toDecimal().toFixed(2), currency: open.currency };
    super({ params });
    this.fields = [{ field: 'amount', code: this.code, params }];
  }
}

/** The document has no such payment. */
export class InvoicePaymentNotFound extends Failure {
  readonly code = 'invoices.payment-not-found';
  readonly kind = 'missing';
}

/** A payment of a link, by card or by a promised transfer, is refunded, never taken back. */
export class CardPaymentStays extends Failure {
  readonly code = 'invoices.card-payment-stays';
  readonly kind = 'conflict';
}

/** A part that was kept from the takings of the buyer stays; it is given back by a credit note. */
export class WithheldStays extends Failure {
  readonly code = 'invoices.withheld-stays';
  readonly kind = 'conflict';
}

/** The transfer is taken back already. */
export class AlreadyTakenBack extends Failure {
  readonly code = 'invoices.already-taken-back';
  readonly kind = 'conflict';
}

/** The month of issue is over and its VAT may be declared: only a credit note corrects the document. */
export class AnnulmentTooLate extends Failure {
  readonly code = 'invoices.annulment-too-late';
  readonly kind = 'conflict';

  constructor(issueDate: string) {
    const [year, month, day] = issueDate.split('-');
    super({ params: { issueDate: `${day}/${month}/${year}` }, details: { issueDate } });
  }
}

/** The document is annulled already. */
export class AlreadyAnnulled extends Failure {
  readonly code = 'invoices.already-annulled';
  readonly kind = 'conflict';
}

/** The series has its first document: the start is final. */
export class SeriesHasBegun extends Failure {
  readonly code = 'invoices.series-has-begun';
  readonly kind = 'conflict';
}

/** The document of the payment is another one since the payer saw it. */
export class DocumentChanged extends Failure {
  readonly code = 'invoices.document-changed';
  readonly kind = 'conflict';
}

/** The merchant has not answered the earlier request for another buyer. */
export class BuyerRequestOpen extends Failure {
  readonly code = 'invoices.buyer-request-open';
  readonly kind = 'conflict';
}

/** The request for another buyer does not exist or is of another merchant. */
export class BuyerRequestNotFound extends Failure {
  readonly code = 'invoices.buyer-request-not-found';
  readonly kind = 'missing';
}

/** The request for another buyer is answered. */
export class BuyerRequestAnswered extends Failure {
  readonly code = 'invoices.buyer-request-answered';
  readonly kind = 'conflict';
}

/** The merchant credits the document and writes another one: rate or ground do not fit the new buyer, or it belongs to another document. */
export class ReplaceByHand extends Failure {
  readonly code = 'invoices.replace-by-hand';
  readonly kind = 'conflict';
}

/** The stored content of the document gives its hash: there is nothing to correct. */
export class ProofHolds extends Failure {
  readonly code = 'invoices.proof-holds';
  readonly kind = 'conflict';
}

/** The proof of the document was corrected before; there is one correction a document. */
export class ProofCorrected extends Failure {
  readonly code = 'invoices.proof-corrected';
  readonly kind = 'conflict';
}

/** No lost letters explain the hash of the document: its content was changed otherwise, or has lost more than is tried. */
export class ProofNotFound extends Failure {
  readonly code = 'invoices.proof-not-found';
  readonly kind = 'conflict';
}

/** The transition is not allowed. */
export class InvoiceStatusRefused extends Failure {
  readonly code = 'invoices.state-refused';
  readonly kind = 'conflict';

  constructor({ from, to }: Readonly<{ from: InvoiceStatus; to: InvoiceStatus }>) {
    super({ details: { from, to }, params: { from, to } });
  }
}

/** Another final invoice deducts this advance. */
export class AdvanceDeducted extends Failure {
  readonly code = 'invoices.advance-deducted';
  readonly kind = 'conflict';

  /** @param number of the advance */
  constructor(number: string) {
    super({ params: { number } });
  }
}

/** A final invoice deducts this document: it is corrected there, or that invoice is annulled first. */
export class DeductedAdvanceStays extends Failure {
  readonly code = 'invoices.deducted-advance-stays';
  readonly kind = 'conflict';

  /** @param number of the final invoice */
  constructor(number: string) {
    super({ params: { number } });
  }
}
