import type { BusinessDate } from '#kernel/business-date.ts';
import { areColumnsTrue } from '../paid-columns.ts';
import type { AnnulmentFacts, StoredCorrection, StoredFacts, StoredPayment } from './chain-facts.ts';
import { documentHash, type Digest } from './document-hash.ts';
import type { StoredDocument } from './stored-document.ts';
import { isProvenBy } from './proof-correction.ts';

/** Whether the content gives the hash of the document, or the correction of its proof does. */
export const isUnedited = async (
  { document, previousHash, documentHash: stored }: StoredDocument,
  correction: StoredCorrection | undefined,
  digest: Digest,
): Promise<boolean> => {
  if (document === null) return false;
  if (correction !== undefined)
    return isProvenBy({ document, previousHash, documentHash: stored }, correction);
  return (await documentHash(document, previousHash, digest)) === stored;
};

/** Whether the columns of a document say what the appended row of its annulment says. */
export const isSame = (shown: AnnulmentFacts | null, appended: AnnulmentFacts | undefined): boolean =>
  shown?.annulledAt.getTime() === appended?.annulledAt.getTime() && shown?.reason === appended?.reason;

/** What the columns of documents follow from, by number. */
type ColumnFacts = Readonly<{
  payments: ReadonlyMap<number, readonly StoredPayment[]>;
  credits: ReadonlyMap<number, StoredFacts['credits']>;
}>;

/** Whether what the document says of its payment does not follow from the appended rows. */
export const columnsFault = (
  { document, paid, number }: StoredDocument,
  { payments, credits }: ColumnFacts,
  today: BusinessDate,
): boolean => {
  const facts = { payments: payments.get(number) ?? [], credits: credits.get(number) ?? [] };
  return document !== null && !areColumnsTrue(document, paid, facts, today);
};
