import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#platform/database/database.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const content = '%PDF-1.7 of an imported archive';
let made = 0;

type Shop = Readonly<{ env: NodeJS.ProcessEnv; database: Database }>;

/** A document of an archive that the merchant came with, and its files in the data place. @returns its id */
export const insertForeignDocument = async (
  { env, database }: Shop,
  merchantId: number,
  about: Readonly<{ buyerEmail?: string | null; openMinor?: number }> = {},
): Promise<number> => {
  const number = String((made += 1)).padStart(10, '0');
  const archive = sha256(`archive of merchant ${merchantId} in ${env['DATABASE_URL'] ?? ''}`);
  const folder = join(env['DATA_DIR'] ?? './var', 'imports', archive, 'documents');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '..', 'archive.zip'), 'the archive as it came');
  for (const ending of ['pdf', 'xml']) await writeFile(join(folder, `${number}.${ending}`), content);
  const [row] = await database.rows<{ id: number }>(
    `with known as (
       insert into archive_imports (merchant_id, sha256, installation, merchant_number, made_at, counts, imported_by,
         imported_at)
       values (:merchantId, :archive, 'https://other.example', :merchantId, now(), '{}', 'operator:tests', now())
       on conflict (merchant_id) do update set counts = excluded.counts returning id)
     insert into foreign_documents (merchant_id, archive_import_id, number, type, issue_date, currency, total_minor,
       open_minor, buyer_name, buyer_email, hash, pdf_sha256, xml_sha256, created_at)
     select :merchantId, known.id, :number, 'INVOICE', '2026-10-01', 'EUR', 1000, :openMinor, 'Тест ЕООД', :buyerEmail,
       :hash, :hash, :hash, now()
     from known returning id`,
    { merchantId, archive, number, hash: sha256(content), buyerEmail: null, openMinor: 0, ...about },
  );
  return row!.id;
};
