import { isAdmin, mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { SentReceipt } from '#modules/invoices/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { DisputedPayment, DisputedPayments, DocumentsOfPayments } from '#modules/payments/index.ts';
import { daysLeftToAnswer, type Evidence, type EvidenceTexts } from '../domain/evidence.ts';
import { helpfulFields, type EvidenceField } from '../domain/evidence-fields.ts';
import { DisputeNotFound } from '../domain/evidence-failures.ts';
import type { EvidenceDrafts } from '../ports/evidence-drafts.ts';

type Deps = Readonly<{
  merchants: MerchantDirectory;
  disputedPayments: DisputedPayments;
  documents: DocumentsOfPayments;
  firstSentReceipt: (paymentId: number) => Promise<SentReceipt | null>;
  evidenceDrafts: EvidenceDrafts;
  clock: Clock;
}>;

/** A dispute, its evidence, and what is stored of its payment. */
export type DisputeEvidenceView = Readonly<{
  disputed: DisputedPayment;
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

const ownTextsOf = ({ description, customerName, customerEmail }: DisputedPayment): EvidenceTexts => ({
  ...(description !== null && { productDescription: description }),
  ...(customerName !== null && { customerName }),
  ...(customerEmail !== null && { customerEmailAddress: customerEmail }),
});

/**
 * For ADMIN, SUPPORT, and members with REFUND.
 * @throws SignInNeeded, NotAllowed, DisputeNotFound, also for a dispute that the actor may not see
 */
export const getDisputeEvidence = async (
  deps: Deps,
  actor: Actor,
  disputeId: number,
): Promise<DisputeEvidenceView> => {
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
  mustHoldAsMember(actor, 'REFUND', 'payments:read');
  const disputed = await deps.disputedPayments.visibleTo(actor, disputeId);
  if (disputed === null) throw new DisputeNotFound();
  const { paymentId, merchantId, dispute } = disputed;
  const now = deps.clock.now();
  const { evidenceDueAt, status, isUnderReview } = dispute;
  const evidence = await deps.evidenceDrafts.get(disputeId);
  const isAwaited = status === 'OPEN' && !isUnderReview && (evidenceDueAt === null || evidenceDueAt > now);
  const merchant = await deps.merchants.byId(merchantId);
  const mayAnswer =
    isAdmin(actor) ||
    (actor.kind !== 'user'
      ? actor.kind !== 'key'
      : actor.role === 'MERCHANT' && merchant?.isAccepting === true);
  return {
    disputed,
    daysLeft: daysLeftToAnswer(dispute, evidence.status, now),
    canAnswer: isAwaited && evidence.status !== 'SUBMITTED' && mayAnswer,
    helpful: helpfulFields(dispute.reason),
    evidence,
    ownTexts: ownTextsOf(disputed),
    invoiceNumber: (await deps.documents.of([paymentId])).get(paymentId)?.invoiceNumber ?? null,
    receipt: await deps.firstSentReceipt(paymentId),
  };
};
