import { invalidRequest } from './api-error.ts';

/** Decoded bracket parameters: texts, lists and named groups. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

type Group = { [name: string]: FormValue };

const deepest = 8;
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

const partsOf = (name: string): string[] => {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalidRequest(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
  const rest = Array.from((match[2] ?? '').matchAll(/\[([^[\]]*)\]/g), (part) => part[1] ?? '');
  const parts = [match[1] ?? '', ...rest];
  if (parts.length > deepest || parts.some((part) => unsafe.has(part))) {
    throw invalidRequest(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
  }
  return parts;
};

const put = (root: Group, name: string, value: string): void => {
  const parts = partsOf(name);
  const last = parts.pop() ?? '';
  let group = root;
  for (const part of parts) {
    const next = (group[part] ??= Object.create(null) as Group);
    if (typeof next !== 'object') throw invalidRequest(`Invalid object`, 'parameter_invalid', name);
    group = next as Group;
  }
  const key = last === '' ? String(Object.keys(group).length) : last;
  if (group[key] !== undefined)
    throw invalidRequest(`Parameter given twice: ${name}`, 'parameter_invalid', name);
  group[key] = value;
};

/** Groups whose names are 0, 1, 2 … are lists. */
const lists = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, lists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], place) => name === String(place));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

/**
 * Decodes `a[b][0]=c`, the provider's form encoding.
 * @throws ApiError 400 for a malformed or repeated name
 */
export const decodeForm = (encoded: string): Group => {
  const root = Object.create(null) as Group;
  for (const [name, value] of new URLSearchParams(encoded)) put(root, name, value);
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, lists(value)]));
};
