type Data = Readonly<Record<string, unknown>>;

/** One value for display: an amount, a link to a record, or plain values. */
export type Detail =
  | Readonly<{ kind: 'money'; name: 'amount' | 'refundLimit'; amount: number; currency: string | null }>
  | Readonly<{ kind: 'record'; name: string; resource: string; ids: readonly number[] }>
  | Readonly<{ kind: 'values'; name: string; values: readonly string[] }>;

/** Resource by the name of an id field. */
const resources: Readonly<Record<string, string>> = {
  paymentId: 'payments',
  exceptPaymentId: 'payments',
  linkId: 'payment-links',
  merchantId: 'merchants',
  userId: 'users',
  invoiceId: 'invoices',
  creditNoteId: 'invoices',
  debitNoteId: 'invoices',
  replacedBy: 'invoices',
  inboxId: 'provider-events',
  added: 'merchants',
  removed: 'merchants',
};

/** Hidden fields: digests, internal ids and switches; the currency is shown with its amount. */
export const technicalDetails: readonly string[] = [
  'nameDigest',
  'logoHash',
  'sessionId',
  'fact',
  'isAgain',
  'isInquiry',
  'requestId',
  'invoicePaymentId',
  'currency',
];
/** Sums in minor units, shown as amounts. */
export const minorUnits: readonly string[] = ['amountMinor', 'minor'];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const valuesOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value !== 'object' || value === null) return [textOf(value)];
  return Object.entries(value)
    .filter(([, inner]) => !isEmpty(inner))
    .map(([name, inner]) => `${name}: ${textOf(inner)}`);
};

/** Of a manager, in euro (src/contract/team.ts). */
const refundLimit = 'refundLimitMinor';

const detailOf = (name: string, value: unknown, data: Data): Detail => {
  if (minorUnits.includes(name) && typeof value === 'number') {
    const currency = typeof data['currency'] === 'string' ? data['currency'] : null;
    return { kind: 'money', name: 'amount', amount: value / 100, currency };
  }
  if (name === refundLimit && typeof value === 'number')
    return { kind: 'money', name: 'refundLimit', amount: value / 100, currency: 'EUR' };
  const resource = resources[name];
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
  if (resource !== undefined && ids.length > 0) return { kind: 'record', name, resource, ids };
  return { kind: 'values', name, values: valuesOf(value) };
};

/** The displayable values of an audit entry or a job in their order, without missing and technical ones. */
export const readDetails = (data: Data): readonly Detail[] =>
  Object.entries(data)
    .filter(([name, value]) => !technicalDetails.includes(name) && !isEmpty(value))
    .map(([name, value]) => detailOf(name, value, data))
    .filter((detail) => detail.kind !== 'values' || detail.values.length > 0);
