import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { DisputedPayments } from '#modules/payments/index.ts';
import type { DisputeAuditLog } from '../domain/audit-actions.ts';
import {
  mustAwaitEvidence,
  mustBeChangeable,
  textProblems,
  type Evidence,
  type EvidenceChange,
  type EvidenceTexts,
} from '../domain/evidence.ts';
import type { EvidenceFileField } from '../domain/evidence-fields.ts';
import { cleanFileName, maxEvidenceBytes, readEvidenceFile } from '../domain/evidence-file.ts';
import { EvidenceFileNotFound, EvidenceTooLarge } from '../domain/evidence-failures.ts';
import type { EvidenceDrafts, EvidenceFiles } from '../ports/evidence-drafts.ts';
import { mustAnswerDispute } from './answer-dispute.ts';

type Of = Readonly<{ actor: Actor; disputeId: number }>;
type Deps = Readonly<{
  disputedPayments: DisputedPayments;
  evidenceDrafts: EvidenceDrafts;
  evidenceFiles: EvidenceFiles;
  work: UnitOfWork;
  audit: DisputeAuditLog;
  random: Random;
  clock: Clock;
}>;
/** What was changed, for the audit log. */
type Change = Readonly<{ texts: number } | { added: string } | { removed: number }>;

/** A document in a new draft is not at the provider yet: the evidence is a DRAFT again. */
const drafted = (evidence: Evidence): EvidenceChange => ({ ...evidence, status: 'DRAFT' });

/**
 * Changes the evidence of an open dispute, which is stored here until it is sent.
 * @throws SignInNeeded, NotAllowed, DisputeNotFound, DisputeIsDecided, EvidenceIsSubmitted, EvidenceDeadlinePassed,
 * EvidenceIsBeingSent
 */
export class ChangeEvidence {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Replaces all texts. @throws InvalidFields */
  async setTexts({ texts, ...of }: Of & Readonly<{ texts: EvidenceTexts }>): Promise<void> {
    const { evidenceDrafts } = this.#deps;
    const problems = textProblems(texts);
    if (problems.length > 0) throw new InvalidFields(problems);
    await this.#change(of, { texts: Object.keys(texts).length }, async () => {
      await evidenceDrafts.change(of.disputeId, (evidence) => ({ ...drafted(evidence), texts }));
    });
  }

  /** Adds a document, or replaces that of the field. @throws InvalidFields, EvidenceTooLarge */
  async addFile({
    field,
    name,
    content,
    ...of
  }: Of & Readonly<{ field: EvidenceFileField; name: string; content: Uint8Array }>): Promise<void> {
    const { evidenceDrafts, evidenceFiles, random, clock } = this.#deps;
    const mediaType = readEvidenceFile(content);
    if (typeof mediaType !== 'string') throw new InvalidFields(mediaType);
    const clean = cleanFileName(name, mediaType);
    await this.#change(of, { added: field }, async () => {
      const { files } = await evidenceDrafts.change(of.disputeId, drafted);
      const others = files.filter((file) => file.field !== field);
      const bytes = others.reduce((sum, { byteCount }) => sum + byteCount, content.length);
      if (bytes > maxEvidenceBytes) throw new EvidenceTooLarge(maxEvidenceBytes / 1_000_000);
      await evidenceFiles.add({
        disputeId: of.disputeId,
        field,
        name: clean,
        mediaType,
        providerKey: random.uuid(),
        content,
        by: nameOf(of.actor),
        at: clock.now(),
      });
    });
  }

  /** @throws EvidenceFileNotFound */
  async removeFile({ fileId, ...of }: Of & Readonly<{ fileId: number }>): Promise<void> {
    const { evidenceDrafts, evidenceFiles } = this.#deps;
    await this.#change(of, { removed: fileId }, async () => {
      await evidenceDrafts.change(of.disputeId, drafted);
      if (!(await evidenceFiles.remove(of.disputeId, fileId))) throw new EvidenceFileNotFound();
    });
  }

  /** Checks actor, dispute and evidence; the lock of the evidence is held until the change is stored. */
  async #change({ actor, disputeId }: Of, change: Change, apply: () => Promise<void>): Promise<void> {
    const { evidenceDrafts, work, audit, clock } = this.#deps;
    const { paymentId, dispute } = await mustAnswerDispute(this.#deps, actor, disputeId);
    mustAwaitEvidence(dispute, clock.now());
    await work.transact(async () => {
      await evidenceDrafts.change(disputeId, (evidence) => {
        mustBeChangeable(evidence);
        return evidence;
      });
      await apply();
      await audit.record({
        actor,
        action: 'payment.evidence-changed',
        subject: { type: 'payment', id: paymentId },
        data: { disputeId, ...change },
      });
    });
  }
}
