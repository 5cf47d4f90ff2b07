import type { Database } from '#platform/database/database.ts';
import type {
  FoundDocument,
  ShownDocument,
  StoredProofs,
} from '../../application/numbers/document-evidence.ts';
import type { Anchor, Anchors } from '../../domain/numbers/anchor.ts';
import { chainFacts, type StoredFacts } from '../../domain/numbers/chain-facts.ts';
import type { ChainPath, StoredNote } from '../../domain/numbers/document-proof.ts';
import type { SeriesHead, StoredDocument } from '../../domain/numbers/stored-document.ts';
import { chainPath, isFollowed } from './chain-paths.ts';
import { annulments, readDocuments, readFacts, type AnnulmentRow, type DocumentRow } from './chain-rows.ts';
import { correctionOf } from './proof-correction-rows.ts';
import { invoiceTable } from './tables.ts';
import { wrongPayments } from './wrong-payments.ts';

type Deps = Readonly<{ database: Database }>;
type Found = DocumentRow & Readonly<{ invoiceNumber: string }>;
type FoundHead = Omit<ShownDocument, 'isMarked'> & SeriesHead & Readonly<{ isMarked: boolean }>;

const shown = `select i.id as "invoiceId", t.token, i.type, i.invoice_number as "invoiceNumber",
    i.issue_date as "issueDate", coalesce(i.seller->>'name', '') as "sellerName",
    i.seller->>'taxId' as "sellerTaxId", i.total_minor as "totalMinor", i.currency, i.annulled_at as "annulledAt",
    coalesce(i.buyer->>'name', '') as "buyerName", i.customer_email as "customerEmail", i.language,
    exists (select from changed_documents c where c.invoice_id = i.id) as "isMarked",
    i.merchant_id as "merchantId", i.series, s.start_number as "startNumber", s.start_hash as "startHash", s.next_number as "nextNumber",
    s.last_hash as "lastHash"
  from document_tokens t join invoices i on i.id = t.invoice_id
  left join invoice_series s on s.merchant_id = i.merchant_id and s.series = i.series
  where t.token = :token`;

const rowsOf = (where: string): string =>
  `select ${invoiceTable.select('i')} from invoices i where ${where} order by i.id`;
const noteRows = rowsOf(`i.corrects_invoice_id = :invoiceId and i.type = 'CREDIT_NOTE'`);

/** Documents as they are stored, each with the number that is printed on it. */
const printed = async (database: Database, rows: readonly Found[]) => {
  const documents = await readDocuments(database, rows);
  return documents.map((one, place) => ({ ...one, printedNumber: rows[place]!.invoiceNumber }));
};

const factsOf = (database: Database, invoiceId: number): Promise<StoredFacts> =>
  readFacts(
    (sql) => database.rows(`${sql} where i.id = :invoiceId`, { invoiceId }),
    () => correctionOf(database, invoiceId),
  );

/** The credit notes of a document, each with its annulment and the correction of its proof. */
const notesOf = async (database: Database, invoiceId: number): Promise<StoredNote[]> => {
  const rows = await database.rows<Found>(noteRows, { invoiceId });
  const notes: StoredNote[] = [];
  for (const [place, note] of (await printed(database, rows)).entries()) {
    const { id } = rows[place]!;
    const appended = await database.rows<AnnulmentRow>(`${annulments} where i.id = :id`, { id });
    notes.push({
      ...note,
      appended: appended.map((row) => ({ ...row, annulledAt: new Date(row.annulledAt) })),
      corrections: await correctionOf(database, id),
    });
  }
  return notes;
};

/** The ways of the document and of its facts to the end of the chain, by their hashes. */
const pathsOf = async (
  database: Database,
  head: SeriesHead,
  hashes: readonly string[],
  anchors: readonly Anchor[],
): Promise<ReadonlyMap<string, ChainPath>> => {
  const anchored = anchors.map(({ hash }) => hash);
  const paths = new Map<string, ChainPath>();
  for (const hash of hashes) paths.set(hash, await chainPath(database, head, hash, anchored));
  return paths;
};

const linesOf = ({ document }: StoredDocument) =>
  (document?.lines ?? []).map(({ description, net, tax }) => ({
    description,
    totalMinor: Number(net.minor + tax.minor),
  }));

const shownNote = ({ printedNumber, issueDate, document }: StoredNote) => ({
  invoiceNumber: printedNumber,
  issueDate,
  totalMinor: Number(document?.total.minor ?? 0),
});

const find = async (database: Database, token: string, all: Anchors): Promise<FoundDocument | null> => {
  const [found] = await database.rows<FoundHead>(shown, { token });
  if (found === undefined) return null;
  const { invoiceId, lastHash } = found;
  const rows = await database.rows<Found>(rowsOf('i.id = :invoiceId'), { invoiceId });
  const [document] = await printed(database, rows);
  const facts = await factsOf(database, invoiceId);
  const anchors = all.signedOf(found);
  const newest = anchors.at(-1);
  const hashes = [document!.documentHash, ...chainFacts(found, facts).map(({ hash }) => hash)];
  const notes = await notesOf(database, invoiceId);
  const wrong = await database.rows(wrongPayments('and f.invoice_id = :invoiceId'), { invoiceId });
  return {
    shown: found,
    notes: notes.filter(({ annulment }) => annulment === null).map(shownNote),
    lines: linesOf(document!),
    evidence: {
      head: found,
      document: document!,
      facts,
      notes,
      paths: await pathsOf(database, found, hashes, anchors),
      hasNewestAnchor:
        newest === undefined || newest.hash === lastHash || (await isFollowed(database, found, newest.hash)),
      isPaidAsSaid: wrong.length === 0,
      anchors,
    },
  };
};

/** Reads one document with all that proves it: some ten statements by index, whatever the size of its series. */
export const storedProofs = ({ database }: Deps): StoredProofs => ({
  find: (token, anchors) => find(database, token, anchors),
  mark: async (invoiceId, at) => {
    const added = await database.rows(
      `insert into changed_documents (invoice_id, found_at) values (:invoiceId, :at)
       on conflict do nothing returning invoice_id`,
      { invoiceId, at },
    );
    return added.length > 0;
  },
  clear: async (invoiceId) => {
    await database.rows('delete from changed_documents where invoice_id = :invoiceId', { invoiceId });
  },
});
