import type { Database } from '#platform/database/database.ts';
import type { EvidenceFiles, NewEvidenceFile } from '../../ports/evidence-drafts.ts';

/** Documents of disputes as rows. */
export class SqlEvidenceFiles implements EvidenceFiles {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add({ disputeId, content, by, at, ...file }: NewEvidenceFile): Promise<number> {
    return this.#database.transact(async () => {
      await this.#database.rows(
        'delete from dispute_evidence_files where dispute_id = :disputeId and field = :field',
        { disputeId, field: file.field },
      );
      const [added] = await this.#database.rows<{ id: number }>(
        `insert into dispute_evidence_files (dispute_id, field, name, media_type, byte_count, provider_key, content,
           added_by, added_at)
         values (:disputeId, :field, :name, :mediaType, :byteCount, :providerKey, :content, :by, :at) returning id`,
        { ...file, disputeId, byteCount: content.length, content: Buffer.from(content), by, at },
      );
      return added!.id;
    });
  }

  async remove(disputeId: number, fileId: number): Promise<boolean> {
    const removed = await this.#database.rows(
      'delete from dispute_evidence_files where dispute_id = :disputeId and id = :fileId returning id',
      { disputeId, fileId },
    );
    return removed.length > 0;
  }

  async contentOf(fileId: number): Promise<Uint8Array | null> {
    const [row] = await this.#database.rows<{ content: Uint8Array | null }>(
      'select content from dispute_evidence_files where id = :fileId',
      { fileId },
    );
    return row?.content ?? null;
  }

  async change(fileId: number, changes: Parameters<EvidenceFiles['change']>[1]): Promise<void> {
    const { providerAttempt = null, sentAt = null, providerFileId = null } = changes;
    await this.#database.rows(
      `update dispute_evidence_files set provider_attempt = coalesce(:providerAttempt::integer, provider_attempt),
         sent_at = coalesce(:sentAt::timestamptz, sent_at),
         provider_file_id = coalesce(:providerFileId::text, provider_file_id),
         content = case when :providerFileId::text is null then content end
       where id = :fileId`,
      { fileId, providerAttempt, sentAt, providerFileId },
    );
  }
}
