import { isAdmin, mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { disputeById } from '../../application/answer-dispute.ts';
import { daysLeftToAnswer, type Evidence, type EvidenceTexts } from '../../domain/evidence.ts';
import { helpfulFields, type EvidenceField } from '../../domain/evidence-fields.ts';
import { DisputeNotFound } from '../../domain/evidence-failures.ts';
import { PaymentNotFound } from '../../domain/failures.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import type { DisputeRecord } from '../../domain/refunds-and-disputes.ts';
import type { DocumentsOfPayments, SentReceipt } from '../../ports/documents-of-payments.ts';
import type { EvidenceDrafts } from '../../ports/evidence-drafts.ts';
import type { Payments } from '../../ports/payments.ts';
import { findPayment } from './get-payment.ts';

type Deps = Readonly<{
  database: Database;
  merchants: MerchantDirectory;
  payments: Payments;
  documents: DocumentsOfPayments;
  evidenceDrafts: EvidenceDrafts;
  clock: Clock;
}>;

/** A dispute, its evidence, and what is stored of its payment. */
export type DisputeEvidenceView = Readonly<{
  dispute: DisputeRecord;
  currency: ChargeCurrency;
  paymentId: number;
  merchantId: number;
  /** In Sofia; null without a deadline and when no answer is awaited. */
  daysLeft: number | null;
  canAnswer: boolean;
  helpful: readonly EvidenceField[];
  evidence: Evidence;
  /** Texts of the payment itself. */
  ownTexts: EvidenceTexts;
  invoiceNumber: string | null;
  receipt: SentReceipt | null;
}>;

const ownTextsOf = ({ description, customerName, customerEmail }: PaymentRecord): EvidenceTexts => ({
  ...(description !== null && { productDescription: description }),
  ...(customerName !== null && { customerName }),
  ...(customerEmail !== null && { customerEmailAddress: customerEmail }),
});

/** @throws DisputeNotFound, also for a dispute that the actor may not see */
const mustBeVisible = async (deps: Deps, actor: Actor, paymentId: number): Promise<void> => {
  try {
    await findPayment(deps, actor, paymentId);
  } catch (error) {
    throw error instanceof PaymentNotFound ? new DisputeNotFound() : error;
  }
};

/** For ADMIN, SUPPORT, and members with REFUND. @throws SignInNeeded, NotAllowed, DisputeNotFound */
export const getDisputeEvidence = async (
  deps: Deps,
  actor: Actor,
  disputeId: number,
): Promise<DisputeEvidenceView> => {
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
  mustHoldAsMember(actor, 'REFUND', 'payments:read');
  const { payment, dispute } = await disputeById(deps, disputeId);
  await mustBeVisible(deps, actor, payment.id);
  const record = payment.toRecord();
  const now = deps.clock.now();
  const { evidenceDueAt, status, isUnderReview } = dispute;
  const evidence = await deps.evidenceDrafts.get(disputeId);
  const isAwaited = status === 'OPEN' && !isUnderReview && (evidenceDueAt === null || evidenceDueAt > now);
  const merchant = await deps.merchants.byId(record.merchantId);
  const mayAnswer =
    isAdmin(actor) ||
    (actor.kind !== 'user'
      ? actor.kind !== 'key'
      : actor.role === 'MERCHANT' && merchant?.isAccepting === true);
  return {
    dispute,
    currency: record.chargeAmount.currency,
    paymentId: payment.id,
    merchantId: record.merchantId,
    daysLeft: daysLeftToAnswer(dispute, evidence.status, now),
    canAnswer: isAwaited && evidence.status !== 'SUBMITTED' && mayAnswer,
    helpful: helpfulFields(dispute.reason),
    evidence,
    ownTexts: ownTextsOf(record),
    invoiceNumber: (await deps.documents.of([payment.id])).get(payment.id)?.invoiceNumber ?? null,
    receipt: await deps.documents.firstSent(payment.id),
  };
};
