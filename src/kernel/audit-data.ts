/**
 * Keys whose values are personal data: the audit log is append-only and kept for ten years, so that it names changed fields
 * and holds no values of these.
 */
export const personalKeys = [
  'address',
  'businessName',
  'email',
  'firstName',
  'lastName',
  'phone',
  'phoneNumber',
  'postalAddress',
  'recipient',
  'search',
] as const;
const isPersonal = (key: string): boolean => personalKeys.some((each) => each === key);
/** Addresses of endpoints are no personal data and are compared by the doctor. */
const keptKeys: ReadonlySet<string> = new Set(['url', 'formerUrl']);

const emailPattern = /[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]+/gu;
/** A phone number with its country code, or a Bulgarian mobile number as people write it. */
const phonePattern = /\+\d[\d ()/-]{6,}\d|\b08[789]\d{7}\b/gu;
/** An IBAN as people write it, in groups of four or without spaces. */
const ibanPattern = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/gu;
const hidden = '•';

const cleanText = (text: string): string =>
  text.replace(emailPattern, hidden).replace(ibanPattern, hidden).replace(phonePattern, hidden);

const cleaned = (key: string, value: unknown): unknown => {
  if (keptKeys.has(key)) return value;
  if (isPersonal(key)) return value === null || value === undefined ? value : hidden;
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map((each) => cleaned('', each));
  if (typeof value === 'object' && value !== null) return withoutPersonalData({ ...value });
  return value;
};

/**
 * The data of an audit entry without e-mail addresses, phone numbers, bank accounts, names and postal addresses; a name
 * within a free reason stays. Entries are written so, and older ones, which hold some, are read and exported so.
 */
export const withoutPersonalData = (
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, cleaned(key, value)]));

/** The names of the fields that differ: what an entry of the audit log says of personal data. */
export const changedFields = <T extends object>(
  before: T,
  after: T,
  fields: readonly (keyof T & string)[],
): (keyof T & string)[] => fields.filter((field) => before[field] !== after[field]);
