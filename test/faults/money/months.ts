import { accepted } from '#test/support/application/api-client.ts';
import type { Database } from '#platform/database/database.ts';
import type { TestedMerchant } from './merchant.ts';
import { answerTo } from './retry-until.ts';

type StoredDocument = Readonly<{
  number: string;
  hash: string;
  total: number;
  tax: number;
  isAnnulled: boolean;
}>;
type Closing = Readonly<{ revision: number; files: readonly string[]; documents: readonly StoredDocument[] }>;

const readDocuments = (database: Database, merchantId: number, month: string): Promise<StoredDocument[]> =>
  database.rows<StoredDocument>(
    `select invoice_number as number, document_hash as hash, annulled_at is not null as "isAnnulled",
       (eur_subtotal_minor + eur_tax_minor) * case type when 'CREDIT_NOTE' then -1 else 1 end as total,
       eur_tax_minor * case type when 'CREDIT_NOTE' then -1 else 1 end as tax
     from invoices where merchant_id = :merchantId and series = 'LEGAL' and to_char(issue_date, 'YYYY-MM') = :month
     order by number`,
    { merchantId, month },
  );
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Number(amount), 0);

/** Closes last month while customers pay, opens it again and closes it once more; judges what a closed month is. */
export const lastMonthSteps = (database: Database, { id, api, lastMonth }: TestedMerchant) => {
  const { month, unpaidId } = lastMonth;
  const closings: Closing[] = [];
  const refused: string[] = [];

  /** Name and hash of each file of a closing; the hash is taken of the stored bytes. */
  const readFiles = async (revision: number): Promise<string[]> => {
    const files = await database.rows<{ file: string }>(
      `select name || ' ' || encode(sha256(content), 'hex') as file from month_files where merchant_id = :id
         and to_char(month, 'YYYY-MM') = :month and revision = :revision order by name`,
      { id, month, revision },
    );
    return files.map(({ file }) => file);
  };

  const close = async (): Promise<void> => {
    const answer = await answerTo('the month is closed', async () => {
      const tried = await api.post<{ revision: number }>(`/months/me/${month}/close`);
      // A document that was stored meanwhile: the month is read again.
      return tried.body?.code === 'closing.changed' ? { ...tried, status: 503 } : tried;
    });
    // The answer to the first call may be lost.
    if (answer.body?.code !== 'closing.already-closed') accepted(answer);
    const revision = closings.length + 1;
    closings.push({
      revision,
      files: await readFiles(revision),
      documents: await readDocuments(database, id, month),
    });
    await mustRefuse();
  };

  /** What is dated in the closed month is refused. */
  const mustRefuse = async (): Promise<void> => {
    const body = { amount: 1, paidOn: `${month}-20` };
    const { status } = await answerTo('a transfer of the closed month is answered', () =>
      api.post(`/invoices/${unpaidId}/payments`, body),
    );
    refused.push(
      status === 409 ? 'refused' : `a transfer dated in the closed month was answered with ${status}`,
    );
  };

  const reopen = async (): Promise<void> => {
    const answer = await answerTo('the month is opened again', () =>
      api.post(`/months/me/${month}/reopen`, { reason: 'Липсваща фактура' }),
    );
    if (answer.body?.code !== 'closing.not-closed') accepted(answer);
  };

  const judge = async (): Promise<string[]> => {
    const documents = await readDocuments(database, id, month);
    const valid = documents.filter(({ isAnnulled }) => !isAnnulled);
    const stored = await database.rows<{
      revision: number;
      isOpen: boolean;
      documents: number;
      base: number;
      vat: number;
    }>(
      `select revision, reopened_at is not null as "isOpen", (totals ->> 'documents')::int as documents,
         (totals ->> 'baseMinor')::int as base, (totals ->> 'vatMinor')::int as vat
       from month_closes where merchant_id = :id and to_char(month, 'YYYY-MM') = :month order by revision`,
      { id, month },
    );
    const changed: string[] = [];
    for (const { revision, files } of closings)
      if ((await readFiles(revision)).join() !== files.join() || files.length === 0)
        changed.push(`the files of closing ${revision} of ${month} have changed`);
    const total = sum(valid.map((document) => document.total));
    const tax = sum(valid.map((document) => document.tax));
    return [
      ...changed,
      ...refused.filter((what) => what !== 'refused'),
      ...(stored.map(({ revision }) => revision).join() === closings.map(({ revision }) => revision).join()
        ? []
        : [`revisions of ${month}: ${stored.length} stored, ${closings.length} acknowledged`]),
      ...stored.flatMap(({ revision, isOpen, base, vat, documents: count }) =>
        isOpen === revision < stored.length && base + vat === total && vat === tax && count === valid.length
          ? []
          : [
              `closing ${revision} of ${month}: ${count} documents, ${base} + ${vat}, not ${valid.length}, ${total}`,
            ],
      ),
      ...closings.flatMap((closing) =>
        JSON.stringify(closing.documents) === JSON.stringify(documents)
          ? []
          : [`documents of ${month} have changed since closing ${closing.revision}`],
      ),
    ];
  };
  /** One after the other, also when customers are served faster than a month is closed. */
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (step: () => Promise<void>) => () => (turn = turn.then(step));
  return { close: inTurn(close), reopen: inTurn(reopen), judge };
};
