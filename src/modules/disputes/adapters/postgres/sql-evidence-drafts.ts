import type { Database } from '#platform/database/database.ts';
import { noEvidence, type Evidence, type EvidenceChange, type EvidenceFile } from '../../domain/evidence.ts';
import type { EvidenceDrafts } from '../../ports/evidence-drafts.ts';

type Row = Pick<
  Evidence,
  'status' | 'texts' | 'sentFields' | 'request' | 'requestKey' | 'refusal' | 'submittedBy'
> &
  Readonly<{ savedAt: string | null; submittedAt: string | null }>;
type FileRow = Omit<EvidenceFile, 'sentAt'> & Readonly<{ sentAt: string | null }>;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Evidence of disputes as rows. */
export class SqlEvidenceDrafts implements EvidenceDrafts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  get(disputeId: number): Promise<Evidence> {
    return this.#read(disputeId, '');
  }

  async change(disputeId: number, apply: (evidence: Evidence) => EvidenceChange): Promise<Evidence> {
    return this.#database.transact(async () => {
      await this.#database.rows(
        `insert into dispute_evidence (dispute_id, status, texts) values (:disputeId, 'DRAFT', '{}')
         on conflict (dispute_id) do nothing`,
        { disputeId },
      );
      const before = await this.#read(disputeId, 'for update');
      const after = apply(before);
      await this.#save(disputeId, after);
      return { ...before, ...after };
    });
  }

  async #read(disputeId: number, lock: '' | 'for update'): Promise<Evidence> {
    const [row] = await this.#database.rows<Row>(
      `select status, texts, sent_fields as "sentFields", request, request_key as "requestKey", refusal, saved_at as "savedAt",
         submitted_at as "submittedAt", submitted_by as "submittedBy"
       from dispute_evidence where dispute_id = :disputeId ${lock}`,
      { disputeId },
    );
    const files = await this.#database.rows<FileRow>(
      `select id, field, name, media_type as "mediaType", byte_count as "byteCount", provider_key as "providerKey",
         provider_attempt as "providerAttempt", sent_at as "sentAt", provider_file_id as "providerFileId"
       from dispute_evidence_files where dispute_id = :disputeId order by id`,
      { disputeId },
    );
    return {
      ...noEvidence(disputeId),
      ...(row !== undefined && {
        ...row,
        savedAt: dateOf(row.savedAt),
        submittedAt: dateOf(row.submittedAt),
      }),
      files: files.map((file) => ({ ...file, sentAt: dateOf(file.sentAt) })),
    };
  }

  async #save(disputeId: number, evidence: EvidenceChange): Promise<void> {
    const { status, texts, sentFields, request, requestKey, refusal, savedAt, submittedAt, submittedBy } =
      evidence;
    await this.#database.rows(
      `update dispute_evidence set status = :status, texts = :texts, sent_fields = :sentFields, request = :request,
         request_key = :requestKey, refusal = :refusal, saved_at = :savedAt, submitted_at = :submittedAt, submitted_by = :submittedBy,
         version = version + 1
       where dispute_id = :disputeId`,
      {
        disputeId,
        status,
        texts: JSON.stringify(texts),
        sentFields: [...sentFields],
        request: request === null ? null : JSON.stringify(request),
        requestKey,
        refusal,
        savedAt,
        submittedAt,
        submittedBy,
      },
    );
  }
}
