import type { DisputeEvidence } from '#contract/disputes/disputes.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import { seenEvidenceStatus, type Evidence, type SeenEvidenceStatus } from '../../domain/evidence.ts';
import type { DisputeEvidenceView } from '../../application/get-dispute-evidence.ts';

const presentEvidence = (evidence: Evidence, status: SeenEvidenceStatus): DisputeEvidence['evidence'] => ({
  status,
  isBeingSent: evidence.request !== null,
  refusal: evidence.refusal,
  texts: evidence.texts,
  files: evidence.files.map(({ id, field, name, byteCount, providerFileId }) => ({
    id,
    field,
    name,
    byteCount,
    isUploaded: providerFileId !== null,
  })),
  savedAt: evidence.savedAt?.toISOString() ?? null,
  submittedAt: evidence.submittedAt?.toISOString() ?? null,
  submittedBy: evidence.submittedBy,
});

/** A text about the mail with the document; it shows that the payer was reached. */
const receiptText = (
  { receipt }: DisputeEvidenceView,
  { messages, language }: Readonly<{ messages: Messages; language: Language }>,
): Readonly<{ uncategorizedText?: string }> =>
  receipt === null
    ? {}
    : {
        uncategorizedText: messages.say(language, 'payments.evidence.receipt', {
          number: receipt.invoiceNumber,
          email: receipt.recipient,
          at: formatMoment(receipt.sentAt, language),
        }),
      };

/** A dispute with its evidence. */
export const presentDispute = (
  view: DisputeEvidenceView,
  texts: Readonly<{ messages: Messages; language: Language }>,
): DisputeEvidence => {
  const { evidence } = view;
  const { dispute, paymentId } = view.disputed;
  const evidenceStatus = seenEvidenceStatus(dispute, evidence.status);
  return {
    id: dispute.id,
    paymentId,
    amount: dispute.amount.toDecimal(),
    currency: dispute.amount.currency,
    reason: dispute.reason,
    status: dispute.status,
    isInquiry: dispute.isInquiry,
    isUnderReview: dispute.isUnderReview,
    evidenceDueAt: dispute.evidenceDueAt?.toISOString() ?? null,
    daysLeft: view.daysLeft,
    evidenceStatus,
    openedAt: dispute.openedAt.toISOString(),
    canAnswer: view.canAnswer,
    helpful: [...view.helpful],
    evidence: presentEvidence(evidence, evidenceStatus),
    suggestions: {
      texts: { ...view.ownTexts, ...receiptText(view, texts) },
      invoiceNumber: view.invoiceNumber,
    },
  };
};
