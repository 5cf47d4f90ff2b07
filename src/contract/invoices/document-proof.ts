import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, money, nullableText, optionalText, text } from '../fields.ts';
import { invoiceTypes } from './invoices.ts';
import { invoiceCurrency } from './sale-content.ts';

/** CREDITED: at least one credit note stands. CHANGED: the database no longer has what was issued. */
const documentStates = ['VALID', 'CREDITED', 'ANNULLED', 'CHANGED'] as const;

const shownNumber = z.string().meta({
  description: 'The first six digits; whole when the document is opened.',
  examples: ['000000••••'],
});

const openedDocument = z.object({
  number: z.string().meta({ examples: ['0000000042'] }),
  buyerName: z.string().meta({ examples: ['Иван Петров'] }),
  lines: z
    .array(z.object({ description: z.string().meta({ examples: ['Дървена маса'] }), total: money }))
    .meta({ description: 'With the VAT of each line.' }),
  pdfUrl: nullableText.meta({
    description: 'Null when the document was changed.',
    examples: ['https://plateno.example/api/documents/proof/kTq2m0vVbQH0k2l1xY8wZg/pdf?number=0042'],
  }),
  ublUrl: nullableText.meta({
    description: 'Null when the document was changed, or has no UBL file.',
    examples: ['https://plateno.example/api/documents/proof/kTq2m0vVbQH0k2l1xY8wZg/ubl?number=0042'],
  }),
});

const documentProof = z.object({
  type: z.enum(invoiceTypes).meta({ examples: ['INVOICE'] }),
  seller: z.object({
    name: z.string().meta({ examples: ['Работилница „Дърво и камък“ ООД'] }),
    taxId: nullableText.meta({ examples: ['175074752'] }),
  }),
  number: shownNumber,
  issuedOn: date,
  total: money,
  currency: invoiceCurrency,
  state: z.enum(documentStates).meta({ examples: ['VALID'] }),
  creditedBy: z
    .array(z.object({ number: shownNumber, issuedOn: date, total: money }))
    .meta({ description: 'Credit notes that are not annulled, in the order of issue.', examples: [[]] }),
  annulledOn: date.nullable().meta({ examples: [null] }),
  anchoredOn: date.nullable().meta({
    description: 'The day of the first signed anchor that covers the document; null before it.',
    examples: ['2026-11-21'],
  }),
  opened: openedDocument
    .nullable()
    .meta({ description: 'With the last digits of the number or the key of a mail; null without them.' }),
});
/** What is proven of a document at this moment. */
export type DocumentProof = z.infer<typeof documentProof>;

const params = z.object({
  token: text(100, 'identifier').meta({ examples: ['kTq2m0vVbQH0k2l1xY8wZg'] }),
});
const query = z.object({
  number: optionalText(20, 'identifier').meta({
    description: 'The last four digits of the number; ten wrong ones an hour.',
    examples: ['0042'],
  }),
  key: optionalText(100, 'identifier').meta({
    description: 'From the link in the mail with the document.',
    examples: ['pY2m0vVbQH0k2l1xY8wZgw'],
  }),
});

const signingKeys = z.object({
  keys: z.array(
    z.object({
      sha256: z.string().meta({ description: 'Of the key (SPKI, DER), hexadecimal.', examples: ['9f2c…'] }),
      pem: z.string().meta({ description: 'Ed25519, SPKI.', examples: ['-----BEGIN PUBLIC KEY-----…'] }),
    }),
  ),
});
/** The keys of an installation. */
export type SigningKeys = z.infer<typeof signingKeys>;

export const getSigningKeys = endpoint({
  method: 'GET',
  path: '/documents/keys',
  access: 'public',
  summary:
    'The public keys that verify the signed anchors of the hash chains here, the one that signs first. An archive of a business names the same.',
  response: signingKeys,
});

export const getDocumentProof = endpoint({
  method: 'GET',
  path: '/documents/proof/:token',
  access: 'public',
  summary:
    'Whether a document stands as it was issued, computed from the hash chain and its signed anchors; the token is in the second code of the PDF.',
  params,
  query,
  response: documentProof,
});

export const getProvenPdf = endpoint({
  method: 'GET',
  path: '/documents/proof/:token/pdf',
  access: 'public',
  refuses: [409],
  summary: 'The document as PDF, for who has its number or the mail. 409 when it was changed.',
  produces: ['application/pdf'],
  params,
  query,
  response: z.instanceof(Uint8Array),
});

export const getProvenUbl = endpoint({
  method: 'GET',
  path: '/documents/proof/:token/ubl',
  access: 'public',
  refuses: [409],
  summary: 'The document as UBL (EN 16931), for who has its number or the mail. 409 when it was changed.',
  produces: ['application/xml'],
  params,
  query,
  response: z.instanceof(Uint8Array),
});
