import * as z from 'zod';
import { readText, type TextProblem } from '#kernel/text.ts';
import { problem } from './fields.ts';

type Path = readonly (string | number)[];
type Refuse = (path: Path, code: TextProblem) => void;

const canonical = (value: unknown, path: Path, refuse: Refuse): unknown => {
  if (typeof value === 'string') {
    const read = readText(value);
    if ('text' in read) return read.text;
    refuse(path, read.problem);
  }
  if (Array.isArray(value)) return value.map((part, place) => canonical(part, [...path, place], refuse));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const read = readText(key);
      if ('problem' in read) refuse(path, read.problem);
      return [key, canonical(part, [...path, key], refuse)];
    }),
  );
};

/**
 * A value of JSON whose shape the contract does not know, as a form's draft: every text in it passes the gate as a
 * paragraph (`readText`), and a refused one is named by its path.
 */
export const freeJson = z.unknown().transform((value, { issues }) =>
  canonical(value, [], (path, code) => {
    issues.push({ code: 'custom', path: [...path], input: value, ...problem(code) });
  }),
);
