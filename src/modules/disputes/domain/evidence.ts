import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { EvidenceFileField, EvidenceTextField } from './evidence-fields.ts';
import type { EvidenceMediaType } from './evidence-file.ts';
import {
  DisputeIsDecided,
  EvidenceDeadlinePassed,
  EvidenceIsBeingSent,
  EvidenceIsEmpty,
  EvidenceIsSubmitted,
} from './evidence-failures.ts';

/** DRAFT: stored here. SAVED: the provider has it, the bank does not. SUBMITTED: the bank has it, for good. */
export type EvidenceStatus = 'DRAFT' | 'SAVED' | 'SUBMITTED';

export type EvidenceTexts = Readonly<Partial<Record<EvidenceTextField, string>>>;

/** A document; its content is stored until the provider has it. */
export type EvidenceFile = Readonly<{
  id: number;
  field: EvidenceFileField;
  name: string;
  mediaType: EvidenceMediaType;
  byteCount: number;
  /** Part of its name at the provider. */
  providerKey: string;
  /** Number of the next idempotency key, from 1. */
  providerAttempt: number;
  /** When its upload was begun first; null: never. */
  sentAt: Date | null;
  /** null until the provider has it. */
  providerFileId: string | null;
}>;

/** A call to the provider that is under way. */
export type EvidenceRequest = Readonly<{
  /** Stored in the metadata of the dispute: when it stands there, the call was made. */
  key: string;
  /** Number of the next idempotency key, from 1. */
  attempt: number;
  /** Whether it goes to the bank. */
  isFinal: boolean;
  by: string;
}>;

/** The evidence of one dispute. */
export type Evidence = Readonly<{
  disputeId: number;
  status: EvidenceStatus;
  texts: EvidenceTexts;
  files: readonly EvidenceFile[];
  /** Fields that the provider has. */
  sentFields: readonly string[];
  request: EvidenceRequest | null;
  /** The Idempotency-Key of the last call that had one, with its purpose; see `evidenceKey`. */
  requestKey: string | null;
  /** The provider's code of the last refusal; null: the last call was not refused. */
  refusal: string | null;
  savedAt: Date | null;
  submittedAt: Date | null;
  submittedBy: string | null;
}>;

/** What a change may replace; documents have a repository of their own. */
export type EvidenceChange = Omit<Evidence, 'disputeId' | 'files'>;

export const noEvidence = (disputeId: number): Evidence => ({
  disputeId,
  status: 'DRAFT',
  texts: {},
  files: [],
  sentFields: [],
  request: null,
  requestKey: null,
  refusal: null,
  savedAt: null,
  submittedAt: null,
  submittedBy: null,
});

/** The same Idempotency-Key saves the evidence and submits it: these are two requests. */
export const evidenceKey = (requestKey: string | null, isFinal: boolean): string | null =>
  requestKey === null ? null : `${isFinal ? 'submit' : 'save'}:${requestKey}`;

type Decidable = Readonly<{ status: 'OPEN' | 'WON' | 'LOST' | 'PREVENTED' }>;
type Answerable = Decidable & Readonly<{ isUnderReview: boolean; evidenceDueAt: Date | null }>;

/** Refuses evidence for a dispute that is decided, with the bank, or past its deadline. */
export const mustAwaitEvidence = (dispute: Answerable, now: Date): void => {
  const { status, isUnderReview, evidenceDueAt } = dispute;
  if (status !== 'OPEN') throw new DisputeIsDecided(status);
  if (isUnderReview) throw new EvidenceIsSubmitted();
  if (evidenceDueAt !== null && evidenceDueAt <= now)
    throw new EvidenceDeadlinePassed(businessDateOf(evidenceDueAt));
};

/** The provider's limit of all texts of a dispute together (Stripe, "Update a dispute"). */
const longestTexts = 150_000;

/** The problem of texts that are longer together than the provider accepts. */
export const textProblems = (texts: EvidenceTexts): FieldProblem[] => {
  const length = Object.values(texts).reduce((sum, text) => sum + text.length, 0);
  return length > longestTexts
    ? [{ field: 'texts', code: 'fields.evidence-text', params: { characters: longestTexts } }]
    : [];
};

/** Refuses a change while a call is under way, and after the submission. */
export const mustBeChangeable = ({ status, request }: Pick<Evidence, 'status' | 'request'>): void => {
  if (status === 'SUBMITTED') throw new EvidenceIsSubmitted();
  if (request !== null) throw new EvidenceIsBeingSent();
};

export const mustNotBeEmpty = ({ texts, files }: Pick<Evidence, 'texts' | 'files'>): void => {
  if (Object.keys(texts).length === 0 && files.length === 0) throw new EvidenceIsEmpty();
};

/** The evidence after its call was made: saved or submitted. */
export const completed = (evidence: Evidence, at: Date): EvidenceChange => {
  const { request, texts, files } = evidence;
  const isFinal = request?.isFinal === true;
  return {
    ...evidence,
    status: isFinal ? 'SUBMITTED' : 'SAVED',
    sentFields: [...Object.keys(texts), ...files.map(({ field }) => field)].toSorted(),
    request: null,
    refusal: null,
    savedAt: at,
    submittedAt: isFinal ? at : null,
    submittedBy: isFinal ? request.by : null,
  };
};

/** What a reader sees. NOT_SENT: the dispute is decided and the bank never got the evidence. */
export type SeenEvidenceStatus = EvidenceStatus | 'NOT_SENT';

/** The status of evidence as a reader sees it: nothing of a decided dispute is a draft any more. */
export const seenEvidenceStatus = ({ status }: Decidable, evidence: EvidenceStatus): SeenEvidenceStatus =>
  status === 'OPEN' || evidence === 'SUBMITTED' ? evidence : 'NOT_SENT';

/** The days left to answer; null without a deadline, and where no answer is awaited: decided, or with the bank. */
export const daysLeftToAnswer = (
  { status, isUnderReview, evidenceDueAt }: Answerable,
  evidence: EvidenceStatus,
  now: Date,
): number | null =>
  status !== 'OPEN' || isUnderReview || evidence === 'SUBMITTED' || evidenceDueAt === null
    ? null
    : daysLeft(evidenceDueAt, now);

/** Whole days in Sofia until the deadline; 0 on its day, below zero after it. */
export const daysLeft = (evidenceDueAt: Date, now: Date): number => {
  const day = (date: BusinessDate) => Date.parse(`${date}T00:00:00Z`);
  return (day(businessDateOf(evidenceDueAt)) - day(businessDateOf(now))) / 86_400_000;
};
