import { Money } from '#kernel/money.ts';
import { FinePrice } from '#kernel/unit-price.ts';
import type { InvoiceDocument } from '../invoice-document.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Amounts in minor units and finer prices in decimals, with their currency; instants in UTC, keys in alphabetical order. */
const canonical = (value: unknown): unknown => {
  if (value instanceof Money) return `${value.minor} ${value.currency}`;
  if (value instanceof FinePrice) return `${value.toString()} ${value.currency}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, canonical(value[key])]));
};

/** The text that is hashed; a document restored from its rows gives the same text. */
export const canonicalForm = (document: InvoiceDocument, previousHash: string | null): string =>
  JSON.stringify(canonical({ document, previousHash }));

/** SHA-256 of the UTF-8 bytes of a text, hexadecimal. A promise costs more than the digest where there are many. */
export type Digest = (text: string) => string | Promise<string>;

/** The digest of WebCrypto. */
export const sha256 = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * SHA-256, hexadecimal, over the document and the hash of the one before it in its series: a document that was altered,
 * deleted or inserted breaks the chain.
 */
export const documentHash = async (
  document: InvoiceDocument,
  previousHash: string | null,
  digest: Digest = sha256,
): Promise<string> => digest(canonicalForm(document, previousHash));
