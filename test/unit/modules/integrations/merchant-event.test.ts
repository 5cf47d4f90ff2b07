import { expect, test } from 'vitest';
import { merchantEventCatalogue } from '#contract/integrations/merchant-event-catalogue.ts';
import { triggeredEventTypes } from '#contract/integrations/test-events.ts';
import { nameFieldsOf, subjectTypeOf } from '#modules/integrations/domain/event-subject.ts';
import { fitted, mostBodyBytes } from '#modules/integrations/domain/event-size.ts';
import { distinctFacts } from '#modules/integrations/domain/event-draft.ts';
import {
  bodyOf,
  eventIdOf,
  uuidOf,
  type EventContent,
  type MerchantEvent,
} from '#modules/integrations/domain/merchant-event.ts';
import { exampleOf } from '#platform/http/openapi-schemas.ts';

const id = '019370c2-b5d4-7c3e-8a1f-0b9d6e4a2c71';
const event: MerchantEvent = {
  id,
  type: 'payment.succeeded',
  merchantId: 1,
  sequence: 41,
  at: new Date('2026-12-01T10:15:30Z'),
  content: { object: { id: 42 }, previous: { status: 'PENDING' } },
  version: '2026-12-01',
};
const bytesOf = (content: EventContent): number => Buffer.byteLength(bodyOf({ ...event, content }));

test('the id of an event is its UUID without dashes after evt_, and no other text is an id', () => {
  expect(eventIdOf(id)).toBe('evt_019370c2b5d47c3e8a1f0b9d6e4a2c71');
  expect(uuidOf(eventIdOf(id))).toBe(id);
  expect(['evt_1', id, eventIdOf(id).toUpperCase(), ''].map(uuidOf)).toEqual(Array(4).fill(undefined));
});

test('a body is minified JSON with its fields in the documented order', () => {
  expect(bodyOf(event)).toBe(
    '{"type":"payment.succeeded","timestamp":"2026-12-01T10:15:30.000Z","data":{"merchantId":1,"sequence":41,' +
      '"object":{"id":42},"previous":{"status":"PENDING"}},"version":"2026-12-01"}',
  );
});

test('a content that is too large loses its lines, then all but its name, and says so', () => {
  const items = Array.from({ length: 200 }, (_, place) => ({
    place,
    text: 'Учебник по счетоводство '.repeat(3),
  }));
  const small = { object: { id: 7, items: items.slice(0, 2) } };
  expect(fitted(small)).toBe(small);
  expect(fitted({ object: { id: 7, total: 5, items }, previous: { status: 'PENDING' } })).toEqual({
    object: { id: 7, total: 5 },
    previous: { status: 'PENDING' },
    truncated: true,
  });
  expect(fitted({ object: { id: 7, payments: items } })).toEqual({ object: { id: 7 }, truncated: true });
});

test('what is left of a large object names it as its GET is called', () => {
  for (const type of triggeredEventTypes) {
    const { get, object } = merchantEventCatalogue[type];
    const names = nameFieldsOf(subjectTypeOf(type));
    const called = [...get!.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(names, type).toEqual(expect.arrayContaining(called));
    expect(Object.keys(exampleOf(object) as object), type).toEqual(expect.arrayContaining([...names]));
  }
});

test('no content that is kept makes a body larger than the limit', () => {
  const sized = (length: number): EventContent => ({ object: { id: 7, text: 'a'.repeat(length) } });
  const kept = Array.from({ length: 400 }, (_, step) => sized(19_500 + step)).map((one) => fitted(one));
  expect(kept.some(({ truncated }) => truncated === undefined)).toBe(true);
  expect(Math.max(...kept.map(bytesOf))).toBeLessThanOrEqual(mostBodyBytes);
});

test('a fact that is repeated in a transaction is one, with what was before the first', () => {
  const fact = { type: 'payment.flagged', merchantId: 1, subjectId: 7 } as const;
  expect(
    distinctFacts([
      { ...fact, previous: { late: false } },
      { ...fact, subjectId: 8 },
      { ...fact, previous: { late: true, overpaid: false } },
    ]),
  ).toEqual([
    { ...fact, previous: { late: false, overpaid: false } },
    { ...fact, subjectId: 8 },
  ]);
});
