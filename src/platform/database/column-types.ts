import pg from 'pg';

const int8 = 20;
const date = 1082;
const timestamptz = 1184;

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a stored integer is beyond 2^53');
  return value;
};

/** PostgreSQL writes `2026-11-20 10:00:00.123+00`; sessions run in UTC, so the offset is always +00. */
const isoInstant = (text: string): string => {
  const end = text.endsWith('+00') ? -3 : undefined;
  const milliseconds = text.slice(20, end).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
};

/**
 * The only mapping of column types to values: int8 to a safe integer, `date` to its text (node-postgres would make
 * a local midnight of it), instants to ISO text.
 */
export const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === int8) return safeInteger;
    if (id === date) return (text: string) => text;
    if (id === timestamptz) return isoInstant;
    return pg.types.getTypeParser(id, format);
  },
};
