/** Texts of evidence, by the provider's names in camel case. */
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
export type EvidenceTextField = (typeof evidenceTextFields)[number];

/** Documents of evidence, one file each, by the provider's names in camel case. */
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
export type EvidenceFileField = (typeof evidenceFileFields)[number];
export type EvidenceField = EvidenceTextField | EvidenceFileField;

const common = ['productDescription', 'customerName', 'customerEmailAddress', 'receipt'] as const;
const delivery = [
  'shippingAddress',
  'shippingCarrier',
  'shippingDate',
  'shippingTrackingNumber',
  'shippingDocumentation',
  'serviceDate',
  'serviceDocumentation',
] as const;
const last = ['customerCommunication', 'uncategorizedText', 'uncategorizedFile'] as const;
const refunds = ['refundPolicy', 'refundPolicyDisclosure', 'refundRefusalExplanation'] as const;

const inGeneral: readonly EvidenceField[] = [...common, ...delivery, ...last];

/** Fields that help against each reason of the provider (Stripe, "Dispute reason codes"), the most telling first. */
const helpfulByReason: Readonly<Record<string, readonly EvidenceField[]>> = {
  fraudulent: [
    'customerCommunication',
    'customerPurchaseIp',
    'accessActivityLog',
    'billingAddress',
    ...common,
    ...delivery,
    'customerSignature',
    'uncategorizedText',
    'uncategorizedFile',
  ],
  unrecognized: [...common, 'customerPurchaseIp', 'billingAddress', ...delivery, ...last],
  duplicate: [
    'duplicateChargeId',
    'duplicateChargeExplanation',
    'duplicateChargeDocumentation',
    ...common,
    ...last,
  ],
  product_not_received: [...delivery, 'accessActivityLog', ...common, ...last],
  product_unacceptable: [...common, ...refunds, ...delivery, ...last],
  subscription_canceled: [
    'cancellationPolicy',
    'cancellationPolicyDisclosure',
    'cancellationRebuttal',
    'accessActivityLog',
    ...common,
    ...last,
  ],
  credit_not_processed: [...refunds, ...common, ...last],
};

/** The fields that help against a reason; for other reasons of the provider those that help in general. */
export const helpfulFields = (reason: string): readonly EvidenceField[] =>
  helpfulByReason[reason] ?? inGeneral;
