import { expect, it } from 'vitest';
import type { Version } from '#contract/versions.ts';
import { eventInVersion } from '#modules/integrations/adapters/postgres/event-in-version.ts';
import { bodyOf, type MerchantEvent } from '#modules/integrations/domain/merchant-event.ts';

/** An invented later version renamed `state` to `status`. */
const known: readonly Version[] = [
  {
    date: '2027-06-01',
    toOlder: { 'GET /payments/:id': ({ status, ...rest }) => ({ ...rest, state: status }) },
  },
  { date: '2026-12-01', toOlder: {} },
];
const event: MerchantEvent = {
  id: '019370c2-b5d4-7c3e-8a1f-0b9d6e4a2c71',
  type: 'payment.succeeded',
  merchantId: 1,
  sequence: 41,
  at: new Date('2027-06-02T10:00:00Z'),
  content: { object: { id: 42, status: 'SUCCEEDED' }, previous: { status: 'PENDING' } },
  version: '2027-06-01',
};
const bodyIn = (wanted: string, given = event): unknown =>
  JSON.parse(bodyOf(eventInVersion(wanted, given, known)));

it('an event has its object as the GET answers it in the version of the endpoint, and names that version', () => {
  expect(bodyIn('2026-12-01')).toMatchObject({
    version: '2026-12-01',
    data: { sequence: 41, object: { id: 42, state: 'SUCCEEDED' } },
  });
  expect(bodyIn('2027-06-01')).toMatchObject({
    version: '2027-06-01',
    data: { object: { status: 'SUCCEEDED' } },
  });
});

it('an event that was stored under an older version stays as it is', () => {
  const old = { ...event, version: '2026-12-01' };
  expect(eventInVersion('2027-06-01', old, known)).toBe(old);
});

it('an event whose type or version only a newer release knows stays as it is', () => {
  const ofLaterType = { ...event, type: 'bill.disputed' as string as MerchantEvent['type'] };
  expect(eventInVersion('2026-12-01', ofLaterType, known)).toBe(ofLaterType);
  const ofLaterVersion = { ...event, version: '2027-09-01' };
  expect(eventInVersion('2026-12-01', ofLaterVersion, known)).toBe(ofLaterVersion);
});
