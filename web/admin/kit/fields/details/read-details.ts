import { fromMinor } from '../../../../shared/money.ts';

type Data = Readonly<Record<string, unknown>>;

/** A stored value under its name, for `valueOf` of `use-detail-messages.ts`. */
export type Value = Readonly<{ name: string; value: string }>;

/** One line of details: an amount, links to records, a change, a time span, the records of an erasure, or values. */
export type Detail =
  | Readonly<{ kind: 'money'; name: string; amount: number; currency: string | null }>
  | Readonly<{ kind: 'record'; name: string; resource: string; ids: readonly number[] }>
  | Readonly<{ kind: 'change'; name: string | null; from: Value | null; to: Value | null }>
  | Readonly<{ kind: 'period'; from: string; to: string }>
  | Readonly<{ kind: 'erasure'; of: string; erased: number; kept: number }>
  | Readonly<{ kind: 'number'; name: string; value: number }>
  | Readonly<{ kind: 'values'; name: string; values: readonly Value[] }>;

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
  into: 'customers',
};
/** Of an accountant; in other entries these are no merchants. */
const ofAssignments: Readonly<Record<string, string>> = { added: 'merchants', removed: 'merchants' };
/** Names of fields that say less by themselves: documents of evidence, and a former status. */
const fuller: Readonly<Record<string, string>> = {
  added: 'addedFile',
  removed: 'removedFileId',
  from: 'former',
};

/** Hidden fields: digests, internal ids and switches; the currency is shown with its amount. */
export const technicalDetails: readonly string[] = [
  'nameDigest',
  'recipientDigest',
  'logoHash',
  'bankAccount',
  'correctionHash',
  'sessionId',
  'fact',
  'isAgain',
  'isInquiry',
  'requestId',
  'invoicePaymentId',
  'currency',
  'key',
  'ofMerchant',
];
/** Sums in minor units, shown as amounts; those stored without a currency are in euro. */
export const minorUnits: Readonly<Record<string, string>> = {
  amountMinor: 'amount',
  minor: 'amount',
  totalMinor: 'amount',
  /** Of a manager (src/contract/team/team.ts). */
  refundLimitMinor: 'refundLimit',
};
/** Decimals in euro; null: without a limit (src/contract/payments/merchant-limits.ts). */
const limits: readonly string[] = ['dayLimit', 'paymentLimit'];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const valueOf = (name: string, value: unknown): Value | null =>
  isEmpty(value) ? null : { name, value: textOf(value) };

/** Fields with their values before and after: `before` and `after` of a corrected merchant. */
const changesOf = (before: Data, after: Data): Detail[] =>
  Object.keys(after).map((name) => ({
    kind: 'change',
    name,
    from: valueOf(name, before[name]),
    to: valueOf(name, after[name]),
  }));

const merchantOf = (name: string, id: unknown): Detail[] =>
  typeof id === 'number' ? [{ kind: 'record', name, resource: 'merchants', ids: [id] }] : [];

/** `from` and `to`: merchants by id, a time span, or a former and a new value. */
const stepOf = (from: unknown, to: unknown): Detail[] => {
  if (typeof to === 'number') {
    return [...merchantOf('fromMerchant', from), ...merchantOf('toMerchant', to)];
  }
  if (isInstant(from) && isInstant(to)) return [{ kind: 'period', from, to }];
  if (isEmpty(from) && isEmpty(to)) return [];
  return [{ kind: 'change', name: null, from: valueOf('from', from), to: valueOf('to', to) }];
};

const isErasure = (value: unknown): value is { erased: number; kept: number } =>
  isObject(value) && typeof value['erased'] === 'number' && typeof value['kept'] === 'number';

const amountOf = (name: string, value: number, data: Data): Detail => {
  const stored = data['currency'];
  const currency = name === 'amountMinor' ? null : 'EUR';
  return {
    kind: 'money',
    name: minorUnits[name] ?? name,
    amount: fromMinor(value),
    currency: typeof stored === 'string' ? stored : currency,
  };
};

const detailsOf = (name: string, value: unknown, data: Data, isAssignment: boolean): Detail[] => {
  if (limits.includes(name)) {
    return typeof value === 'number'
      ? [{ kind: 'money', name, amount: value, currency: 'EUR' }]
      : [{ kind: 'values', name, values: [{ name, value: 'NO_LIMIT' }] }];
  }
  if (isEmpty(value)) return [];
  if (Object.hasOwn(minorUnits, name) && typeof value === 'number') return [amountOf(name, value, data)];
  const resource = resources[name] ?? (isAssignment ? ofAssignments[name] : undefined);
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
  if (resource !== undefined && ids.length > 0) return [{ kind: 'record', name, resource, ids }];
  if (isErasure(value)) return [{ kind: 'erasure', of: name, erased: value.erased, kept: value.kept }];
  if (isObject(value)) {
    return Object.entries(value).flatMap(([inner, one]) => detailsOf(inner, one, value, false));
  }
  if (typeof value === 'number') return [{ kind: 'number', name, value }];
  const all = (Array.isArray(value) ? value : [value]).map((one) => ({ name, value: textOf(one) }));
  return [{ kind: 'values', name, values: all }];
};

/** The displayable details of an audit entry or a job in their order, without missing and technical ones. */
export const readDetails = (data: Data, action = ''): readonly Detail[] => {
  const { before, after, ...rest } = data;
  const isStep = Object.hasOwn(rest, 'from') && Object.hasOwn(rest, 'to');
  const inOrder = Object.entries(rest).flatMap(([name, value]) => {
    if (technicalDetails.includes(name)) return [];
    if (isStep && name === 'from') return [];
    if (isStep && name === 'to') return stepOf(rest['from'], value);
    const isAssignment = action === 'user.assignments-set';
    return detailsOf(isAssignment ? name : (fuller[name] ?? name), value, rest, isAssignment);
  });
  return isObject(before) && isObject(after) ? [...inOrder, ...changesOf(before, after)] : inOrder;
};
