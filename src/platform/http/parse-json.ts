import type { FieldProblem } from '#kernel/failure.ts';
import { MalformedInput } from '#kernel/input-failures.ts';
import { isStorable } from '#kernel/text.ts';

/** Maximum nesting of arrays and objects. */
const mostLevels = 20;

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/**
 * True when brackets outside strings nest deeper than allowed; scanned without parsing, whose cost grows with
 * depth.
 */
const isTooDeep = (text: string): boolean => {
  let level = 0;
  let isInString = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (isInString) {
      if (sign === backslash) place += 1;
      else if (sign === quote) isInString = false;
    } else if (sign === quote) isInString = true;
    else if (opening.has(sign)) level += 1;
    else if (closing.has(sign)) level -= 1;
    if (level > mostLevels) return true;
  }
  return false;
};

/** The name may also be written with an escape. */
const mayNameAPrototype = /__proto__|\\u005f/i;

const refusePrototype = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new MalformedInput();
  return value;
};

/** JSON of bounded depth, without `__proto__`. @throws MalformedInput */
export const parseJson = (text: string): unknown => {
  if (isTooDeep(text)) throw new MalformedInput('input.too-deep', { params: { maximum: mostLevels } });
  try {
    return JSON.parse(text, mayNameAPrototype.test(text) ? refusePrototype : undefined);
  } catch {
    throw new MalformedInput();
  }
};

const fieldsWith = (isRefused: (text: string) => boolean, value: unknown, field: string): string[] => {
  if (typeof value === 'string') return isRefused(value) ? [field] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const name = field === '' ? key : `${field}.${key}`;
    return isRefused(key) ? [field || 'body'] : fieldsWith(isRefused, part, name);
  });
};

/** Problems of all strings and keys of a parsed value that hold refused characters, by the field's path. */
export const refusedTexts = (isRefused: (text: string) => boolean, value: unknown): FieldProblem[] =>
  [...new Set(fieldsWith(isRefused, value, ''))].map((field) => ({
    field: field || 'body',
    code: 'fields.control-character',
  }));

/** JSON of well-formed UTF-8 can write half a surrogate pair and NUL only as an escape. */
const mayBeUnstorable = /\\u(?:0000|d[89a-f])/i;

/**
 * Problems of all texts and keys of a body that PostgreSQL cannot store unchanged. It stands before every route, so
 * that none can forget it; the contract's fields know the finer rules (`src/kernel/text.ts`).
 * @param text the JSON that the value was parsed from
 */
export const unstorableTexts = (value: unknown, text: string): FieldProblem[] =>
  mayBeUnstorable.test(text) ? refusedTexts((part) => !isStorable(part), value) : [];
