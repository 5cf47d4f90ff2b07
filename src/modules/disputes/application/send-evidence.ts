import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import type { DisputedPayment, DisputedPayments, SettlePayment } from '#modules/payments/index.ts';
import { completed, type Evidence, type EvidenceFile, type EvidenceRequest } from '../domain/evidence.ts';
import { providerFileName } from '../domain/evidence-file.ts';
import type { EvidenceDrafts, EvidenceFiles } from '../ports/evidence-drafts.ts';
import type { EvidenceProvider } from '../ports/evidence-provider.ts';
import { disputeById } from './answer-dispute.ts';

type Command = Readonly<{ disputeId: number; key: string }>;
type Deps = Readonly<{
  disputedPayments: DisputedPayments;
  evidenceDrafts: EvidenceDrafts;
  evidenceFiles: EvidenceFiles;
  evidenceProvider: EvidenceProvider;
  settlePayment: SettlePayment;
  clock: Clock;
}>;
type Sending = DisputedPayment & Readonly<{ evidence: Evidence; request: EvidenceRequest }>;

const actor = system('evidence');

/**
 * Makes the stored call with the evidence of a dispute: uploads what the provider lacks, then saves or submits. Before
 * each attempt and after each answer the dispute is fetched and its key compared: an error may hide a call that was made,
 * and idempotency keys expire after 24 hours.
 */
export class SendEvidence {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway while the outcome is unknown: the job retries */
  async execute({ disputeId, key }: Command): Promise<void> {
    const sending = await this.#find({ disputeId, key });
    if (sending === null) return;
    if (!(await this.#completeIfMade(sending))) {
      const outcome = await this.#send(sending);
      if (!(await this.#completeIfMade(sending))) await this.#recordOutcome(sending, outcome);
    }
    await this.#deps.settlePayment.execute({ actor, paymentId: sending.paymentId });
  }

  async #find({ disputeId, key }: Command): Promise<Sending | null> {
    const evidence = await this.#deps.evidenceDrafts.get(disputeId);
    const { request } = evidence;
    if (request?.key !== key) return null;
    return { ...(await disputeById(this.#deps, disputeId)), evidence, request };
  }

  /** The key of the call in the dispute's metadata shows that the provider has made it. */
  async #completeIfMade({ providerAccount, dispute, request, evidence }: Sending): Promise<boolean> {
    const { evidenceDrafts, evidenceProvider, clock } = this.#deps;
    const savedKey = await evidenceProvider.savedKey(dispute.providerDisputeId, providerAccount);
    if (savedKey !== request.key) return false;
    await evidenceDrafts.change(evidence.disputeId, (stored) =>
      stored.request?.key === request.key ? completed(stored, clock.now()) : stored,
    );
    return true;
  }

  async #send({
    providerAccount: account,
    dispute,
    evidence,
    request,
  }: Sending): Promise<'ACCEPTED' | 'STORED_ERROR' | Error> {
    const { texts, sentFields, files } = evidence;
    try {
      const uploaded: Record<string, string> = {};
      for (const file of files)
        uploaded[file.field] = file.providerFileId ?? (await this.#upload(file, account));
      return await this.#deps.evidenceProvider.saveEvidence({
        providerDisputeId: dispute.providerDisputeId,
        key: request.key,
        attempt: request.attempt,
        isFinal: request.isFinal,
        texts,
        files: uploaded,
        emptied: sentFields.filter((field) => !(field in texts) && !(field in uploaded)),
        account,
      });
    } catch (error) {
      if (error instanceof ProviderRefused || error instanceof ProviderAway) return error;
      throw error;
    }
  }

  /** Looks for a file whose upload was begun before: it may have arrived. @returns its id at the provider */
  async #upload(file: EvidenceFile, account: string | null): Promise<string> {
    const { evidenceFiles, evidenceProvider, clock } = this.#deps;
    const { id, providerKey: key, providerAttempt: attempt, mediaType, sentAt } = file;
    const name = providerFileName(file);
    const found = sentAt === null ? null : await evidenceProvider.findFile(name, sentAt, account);
    if (sentAt === null) await evidenceFiles.change(id, { sentAt: clock.now() });
    const content = found === null ? await evidenceFiles.contentOf(id) : null;
    if (found === null && content === null) throw new ProviderRefused('content_missing');
    const answer =
      found === null
        ? await evidenceProvider.uploadFile({ key, attempt, name, mediaType, content: content!, account })
        : { fileId: found };
    if (answer === 'STORED_ERROR') {
      await evidenceFiles.change(id, { providerAttempt: attempt + 1 });
      throw new ProviderAway(new Error('an error is stored under the key of the upload'));
    }
    await evidenceFiles.change(id, { providerFileId: answer.fileId });
    return answer.fileId;
  }

  /** Stores a refusal, or the next idempotency key. @throws ProviderAway unless refused */
  async #recordOutcome(
    { evidence: { disputeId }, request }: Sending,
    outcome: 'ACCEPTED' | 'STORED_ERROR' | Error,
  ): Promise<void> {
    await this.#deps.evidenceDrafts.change(disputeId, (stored) => {
      if (stored.request?.key !== request.key) return stored;
      if (outcome instanceof ProviderRefused) return { ...stored, request: null, refusal: outcome.reason };
      if (outcome !== 'STORED_ERROR') return stored;
      return { ...stored, request: { ...request, attempt: request.attempt + 1 } };
    });
    if (!(outcome instanceof ProviderRefused)) throw new ProviderAway(outcome);
  }
}
