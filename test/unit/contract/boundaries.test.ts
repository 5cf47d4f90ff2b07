import { afterAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { parsePart } from '#contract/parse-input.ts';
import { exampleOf } from '#platform/http/openapi-schemas.ts';
import { idleApplication } from '#test/support/idle-application.ts';
import { boundaries, oneOf, type Boundary } from './boundaries.ts';

const application = await idleApplication();
afterAll(() => application.close());

type Part = 'params' | 'query' | 'body';
type Schema = Readonly<{
  type?: string;
  enum?: readonly string[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}>;
type Field = Readonly<{ field: string; values: readonly string[] | undefined }>;
const schemaOf = (type: z.ZodType): Schema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;

/** `customer.name`, `items`, `items.0.quantity` … */
const fieldsOf = (schema: Schema, path = ''): Field[] => {
  const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
  // A record has values by name, and no properties of its own: its boundaries are those of the whole.
  if (schema.type === 'object' && schema.properties !== undefined) {
    return Object.entries(schema.properties).flatMap(([name, part]) => fieldsOf(part, below(name)));
  }
  const own = { field: path, values: schema.enum };
  return schema.type === 'array' ? [own, ...fieldsOf(schema.items ?? {}, below('0'))] : [own];
};

/** An end of a range is judged without the other one. */
const otherEnds: Readonly<Record<string, string>> = { minAmount: 'maxAmount', maxAmount: 'minAmount' };

/** A valid request with one field changed; the query of a list has only this field. */
const requestWith = (endpoint: Endpoint, part: Part, field: string, value: unknown): unknown => {
  const schema = schemaOf(endpoint[part]);
  const request =
    part === 'query' && !('format' in (schema.properties ?? {})) ? {} : exampleOf(endpoint[part]);
  const steps = field.split('.');
  let place = request as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) place = (place[step] ??= []) as Record<string, unknown>;
  if (value === undefined) delete place[steps.at(-1)!];
  else place[steps.at(-1)!] = value;
  const otherEnd = part === 'query' && otherEnds[field];
  if (otherEnd) delete place[otherEnd];
  return request;
};

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const fields = application.routes.flatMap(({ endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    fieldsOf(schemaOf(endpoint[part]))
      .filter(({ field }) => field !== '')
      .map((it) => ({ ...it, call: callOf(endpoint), endpoint, part })),
  ),
);
/** The boundaries of a field; for an enumeration without its own the values. */
const boundaryOf = ({ call, field, values }: Field & Readonly<{ call: string }>): Boundary | undefined =>
  boundaries[`${call} ${field}`] ?? boundaries[field] ?? (values && oneOf(...values));

test('every field of every call has boundaries, and every boundary has a field', () => {
  const without = fields.filter((field) => boundaryOf(field) === undefined);
  expect(without.map(({ call, field }) => `${call} ${field}`)).toEqual([]);
  const known = new Set(fields.flatMap(({ call, field }) => [field, `${call} ${field}`]));
  expect(Object.keys(boundaries).filter((name) => !known.has(name))).toEqual([]);
});

describe('both sides of every boundary', () => {
  const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 40);

  it.each(fields)(
    '$call accepts and refuses both sides of every boundary of $field',
    ({ endpoint, part, ...it }) => {
      const { field } = it;
      const problemsWith = (value: unknown): string[] =>
        parsePart(endpoint[part], requestWith(endpoint, part, field, value)).problems.map((one) => one.field);
      const { good, bad } = boundaryOf(it)!;
      const refused = good.filter((value) => problemsWith(value).length > 0).map(shown);
      const taken = bad
        .filter(
          (value) => !problemsWith(value).some((named) => named === field || named.startsWith(`${field}.`)),
        )
        .map(shown);
      expect({ refused, taken }).toEqual({ refused: [], taken: [] });
    },
  );
});

describe('a period that ends before it begins', () => {
  const periods = (['query', 'body'] as const).flatMap((part) =>
    application.routes
      .map(({ endpoint }) => ({ call: callOf(endpoint), endpoint, part, schema: schemaOf(endpoint[part]) }))
      .filter(({ schema }) => ['from', 'to'].every((name) => name in (schema.properties ?? {}))),
  );

  it('is asked for by lists, exports, reports and the replay of events', () => {
    expect(periods.length).toBeGreaterThan(15);
  });

  it.each(periods)('is refused by $call at its first day', ({ endpoint, part }) => {
    const request = requestWith(endpoint, part, 'from', undefined) as Record<string, unknown>;
    const problemsOf = (from: string, to: string) =>
      parsePart(endpoint[part], { ...request, from, to }).problems.filter(({ field }) =>
        ['from', 'to'].includes(field),
      );
    const isInstant = problemsOf('2026-11-01', '2026-11-01').length > 0;
    const at = (day: string): string => (isInstant ? `${day}T10:00:00Z` : day);
    for (const [from, to] of [
      ['2026-11-30', '2026-11-29'],
      ['2027-01-01', '2026-12-31'],
      ['2999-12-31', '1900-01-01'],
    ] as const) {
      expect(problemsOf(at(from), at(to))).toEqual([
        { field: 'from', code: 'fields.period-reversed', params: {} },
      ]);
      expect(problemsOf(at(to), at(from))).toEqual([]);
    }
    expect(problemsOf(at('2026-11-30'), at('2026-11-30'))).toEqual([]);
  });
});
