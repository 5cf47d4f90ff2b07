import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { actor, id, instant, integer, nullableText, plainText, text } from '../fields.ts';
import { dispute, evidenceStatus } from '../payments/payment-history.ts';

/** Texts of evidence. */
export const evidenceTextFields = [
  'productDescription',
  'customerName',
  'customerEmailAddress',
  'customerPurchaseIp',
  'billingAddress',
  'shippingAddress',
  'shippingCarrier',
  'shippingDate',
  'shippingTrackingNumber',
  'serviceDate',
  'accessActivityLog',
  'duplicateChargeId',
  'duplicateChargeExplanation',
  'refundPolicyDisclosure',
  'refundRefusalExplanation',
  'cancellationPolicyDisclosure',
  'cancellationRebuttal',
  'uncategorizedText',
] as const;

/** Documents of evidence, one file each. */
export const evidenceFileFields = [
  'receipt',
  'customerCommunication',
  'shippingDocumentation',
  'serviceDocumentation',
  'refundPolicy',
  'cancellationPolicy',
  'duplicateChargeDocumentation',
  'customerSignature',
  'uncategorizedFile',
] as const;

/** The largest documents of a dispute together, in bytes. */
export const maxEvidenceBytes = 4_500_000;
/** The longest text of one field. */
export const maxEvidenceText = 20_000;

/** Base64 encodes three bytes in four characters. */
const maxCharacters = Math.ceil(maxEvidenceBytes / 3) * 4;

const textField = z.enum(evidenceTextFields).meta({ examples: ['productDescription'] });
const fileField = z.enum(evidenceFileFields).meta({ examples: ['receipt'] });
const texts = z
  .partialRecord(textField, z.string())
  .meta({ examples: [{ productDescription: 'Ръчно изработена маса' }] });

const evidenceFile = z.object({
  id,
  field: fileField,
  name: z.string().meta({ examples: ['Фактура 0000000042.pdf'] }),
  byteCount: integer.meta({ examples: [48_213] }),
  isUploaded: z.boolean().meta({ description: 'Whether the card provider has it.' }),
});

/** A dispute with its evidence. */
const disputeEvidence = dispute.extend({
  paymentId: id,
  canAnswer: z.boolean().meta({ description: 'Whether evidence is accepted now, from this caller.' }),
  helpful: z.array(z.enum([...evidenceTextFields, ...evidenceFileFields])).meta({
    description: 'Fields that help against the reason, the most telling first.',
    examples: [['receipt']],
  }),
  evidence: z.object({
    status: evidenceStatus,
    isBeingSent: z.boolean().meta({ description: 'A call to the card provider is under way.' }),
    refusal: nullableText.meta({ description: 'The provider’s code of its refusal.', examples: [null] }),
    texts,
    files: z.array(evidenceFile),
    savedAt: instant.nullable().meta({ examples: [null] }),
    submittedAt: instant.nullable().meta({ examples: [null] }),
    submittedBy: actor.nullable().meta({ examples: [null] }),
  }),
  suggestions: z.object({
    texts: texts.meta({ description: 'Texts from what is stored of the payment.' }),
    invoiceNumber: nullableText.meta({
      description: 'The document of the payment, which can be attached.',
      examples: ['0000000042'],
    }),
  }),
});
export type DisputeEvidence = z.infer<typeof disputeEvidence>;

const params = z.object({ id });
const common = {
  access: ['MERCHANT', 'ADMIN'],
  right: 'REFUND',
  scope: 'none',
  params,
  response: disputeEvidence,
} as const;

export const getDisputeEvidence = endpoint({
  method: 'GET',
  path: '/disputes/:id',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  right: 'REFUND',
  scope: 'payments:read',
  summary: 'A dispute: deadline, reason, what helps against it, and its evidence.',
  params,
  response: disputeEvidence,
});

export const setEvidenceTexts = endpoint({
  ...common,
  method: 'PUT',
  path: '/disputes/:id/evidence',
  summary: 'Replaces the texts of the evidence, which stay here until they are sent.',
  bodyKilobytes: 900,
  body: z.object({
    texts: z
      .partialRecord(textField, plainText(maxEvidenceText))
      .meta({ examples: [{ productDescription: 'Ръчно изработена маса' }] }),
  }),
});

export const addEvidenceFile = endpoint({
  ...common,
  method: 'POST',
  path: '/disputes/:id/evidence/files',
  status: 201,
  summary: 'Adds a document, PDF, JPEG or PNG, or replaces that of the field; 4.5 MB together.',
  bodyKilobytes: 6_100,
  body: z.object({
    field: fileField,
    name: text(200, 'name').meta({ examples: ['Фактура.pdf'] }),
    content: z
      .base64()
      .min(1)
      .max(maxCharacters)
      .meta({ description: 'The file’s bytes in base64.', examples: ['JVBERi0xLjcKJSVFT0Y='] }),
  }),
});

export const attachInvoice = endpoint({
  ...common,
  method: 'POST',
  path: '/disputes/:id/evidence/invoice',
  summary: 'Adds the document of the payment as the receipt.',
});

export const removeEvidenceFile = endpoint({
  ...common,
  method: 'DELETE',
  path: '/disputes/:id/evidence/files/:fileId',
  summary: 'Removes a document of the evidence.',
  params: z.object({ id, fileId: id }),
});

export const saveEvidence = endpoint({
  ...common,
  method: 'POST',
  path: '/disputes/:id/evidence/save',
  keyUse: 'IN_ROW',
  summary: 'Saves the evidence at the card provider; the bank does not get it yet.',
});

export const submitEvidence = endpoint({
  ...common,
  method: 'POST',
  path: '/disputes/:id/evidence/submit',
  keyUse: 'IN_ROW',
  summary: 'Submits the evidence to the bank, once and for good.',
  body: z.object({
    isFinal: z.literal(true).meta({ description: 'Confirms that nothing can be changed afterwards.' }),
  }),
});
