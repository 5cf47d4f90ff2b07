/** A record as people refer to it. The id of a record and the number of a document are never interchangeable. */
export type RecordReference = Readonly<{ kind: 'id'; id: number } | { kind: 'number'; number: string }>;

const longestId = 15;
const idPattern = /^[1-9]\d*$/;
const legalDigits = 10;

const idOf = (digits: string): number | null =>
  idPattern.test(digits) && digits.length <= longestId ? Number(digits) : null;

/** @returns the id in `#54`, which refers to any kind of record; null for any other text */
const referencedId = (text: string): number | null => (text.startsWith('#') ? idOf(text.slice(1)) : null);

/**
 * `#54` and `54` are ids. Ten digits, digits with a leading zero and `TEST-000001` are numbers of documents; missing
 * leading zeros are added. @returns null for any other text
 */
export const readReference = (text: string): RecordReference | null => {
  if (text.startsWith('#')) {
    const id = referencedId(text);
    return id === null ? null : { kind: 'id', id };
  }
  if (/^TEST-\d{6,}$/i.test(text)) return { kind: 'number', number: text.toUpperCase() };
  if (/^0\d+$/.test(text) && text.length <= legalDigits) {
    return { kind: 'number', number: text.padStart(legalDigits, '0') };
  }
  if (/^\d{10}$/.test(text)) return { kind: 'number', number: text };
  const id = idOf(text);
  return id === null ? null : { kind: 'id', id };
};

/** @returns the id in the text; null for the number of a document and for any other text */
export const readId = (text: string): number | null => {
  const reference = readReference(text);
  return reference?.kind === 'id' ? reference.id : null;
};

type Searched = Readonly<{ search?: string | undefined; ids?: readonly number[] | undefined }>;

/** Replaces a search for `#54` by a filter on that id; other filters stay. */
export const searchById = <F extends Searched>(filters: F): F => {
  const id = referencedId(filters.search?.trim() ?? '');
  if (id === null) return filters;
  const ids = filters.ids?.filter((one) => one === id) ?? [id];
  return { ...filters, search: undefined, ids };
};
