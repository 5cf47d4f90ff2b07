import type { Mutation } from './mutation.ts';

const module = 'src/modules/integrations';
const tests = 'test/unit/modules/integrations';
const databaseTests = 'test/integration/modules/integrations';

/** API keys, webhook endpoints, deliveries and events. */
export const integrations: readonly Mutation[] = [
  {
    name: 'a key with a scope to read may write',
    file: 'src/kernel/key-scopes.ts',
    from: "scope === wanted.replace(/:read$/, ':write')",
    to: "scope.split(':')[0] === wanted.split(':')[0]",
    project: 'unit',
    test: 'test/unit/kernel/key-scopes.test.ts',
    message: 'a scope to write includes reading the same',
  },
  {
    name: 'a key is stored as its text',
    file: `${module}/adapters/postgres/key-text.ts`,
    from: "createHash('sha256').update(text).digest()",
    to: 'Buffer.from(text)',
    project: 'unit',
    test: `${tests}/key-text.test.ts`,
    message: 'is stored as its SHA-256',
  },
  {
    name: 'the hours of grace let a replaced key live longer than it would have',
    file: `${module}/domain/api-key.ts`,
    from: 'expiresAt: expiresAt !== null && expiresAt < end ? expiresAt : end',
    to: 'expiresAt: expiresAt !== null && expiresAt > end ? expiresAt : end',
    project: 'unit',
    test: `${tests}/api-key.test.ts`,
    message: 'never lives longer than it would have',
  },
  {
    name: 'a webhook is sent to a name of the own network',
    file: `${module}/domain/endpoint-url.ts`,
    from: "['.localhost', '.local', '.internal']",
    to: "['.localhost', '.local']",
    project: 'unit',
    test: `${tests}/endpoint-url.test.ts`,
    message: 'https://db.internal/ is answered with name',
  },
  {
    name: 'a Retry-After makes the next try earlier than planned',
    file: `${module}/domain/delivery-schedule.ts`,
    from: 'now.getTime() + Math.max(planned, asked)',
    to: 'now.getTime() + (asked || planned)',
    project: 'unit',
    test: `${tests}/delivery-schedule.test.ts`,
    message: 'never earlier than planned',
  },
  {
    name: 'a delivery is given up after the ninth try',
    file: `${module}/domain/delivery-schedule.ts`,
    from: 'const pause = pausesMs[tries];',
    to: 'const pause = pausesMs[tries + 1];',
    project: 'unit',
    test: `${tests}/delivery-schedule.test.ts`,
    message: 'and DEAD after the tenth',
  },
  {
    name: 'a repeated fact keeps what was before its last change, not before the first',
    file: `${module}/domain/event-draft.ts`,
    from: '{ ...fact.previous, ...first.previous }',
    to: '{ ...first.previous, ...fact.previous }',
    project: 'unit',
    test: `${tests}/merchant-event.test.ts`,
    message: 'with what was before the first',
  },
  {
    name: 'a replaced secret signs after its hours of grace',
    file: `${module}/adapters/postgres/claim-deliveries.ts`,
    from: ' and (s.expires_at is null or s.expires_at > :now)',
    to: '',
    project: 'integration',
    test: `${databaseTests}/deliveries.test.ts`,
    message: 'after the grace with the new one alone',
  },
  {
    name: 'more events than the limit are replayed in one call',
    file: `${module}/application/replay-deliveries.ts`,
    from: 'if ((await deliveries.countReplay(request, most)) > most)',
    to: 'if ((await deliveries.countReplay(request, most)) < 0)',
    project: 'integration',
    test: `${databaseTests}/webhook-endpoints.test.ts`,
    message: 'events are not replayed in one call',
  },
  {
    name: 'a reader gets its last event again',
    file: `${module}/adapters/postgres/list-events.ts`,
    from: 'e.sequence > :sequence',
    to: 'e.sequence >= :sequence',
    project: 'integration',
    test: `${databaseTests}/merchant-events.test.ts`,
    message: 'a reader that polls after its last event misses none',
  },
];
