import { expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { takeRedirecting } from '#platform/http/redirecting-limit.ts';
import type { RateLimit } from '#kernel/rate-limits.ts';

const session = { kind: 'user', userId: 1, role: 'MERCHANT', merchantId: 7 } as unknown as Actor;
const staff = { kind: 'user', userId: 2, role: 'ADMIN', merchantId: null } as unknown as Actor;
const key = { kind: 'key', keyId: 'a', merchantId: 7, scopes: [] } as unknown as Actor;

/** Who is counted, and by which limit. */
const takenBy = async (actor: Actor, name: string): Promise<[string, RateLimit][]> => {
  const taken: [string, RateLimit][] = [];
  const take = async (limit: RateLimit, who: string) => {
    taken.push([who, limit]);
    return null;
  };
  const [method = '', path = ''] = name.split(' ');
  await takeRedirecting({ take, release: async () => {}, reset: async () => {} }, { method, path }, actor);
  return taken;
};

test.each(['PUT /merchants/me', 'PUT /months/me/settings', 'POST /webhook-endpoints', 'POST /api-keys'])(
  '%s counts among 40 an hour for the merchant of a session or key, and not for staff',
  async (name) => {
    const counted = [['7', { name: 'redirecting-act', times: 40, seconds: 3_600 }]];
    expect(await takenBy(session, name)).toEqual(counted);
    expect(await takenBy(key, name)).toEqual(counted);
    expect(await takenBy(staff, name)).toEqual([]);
  },
);

test.each(['GET /merchants/me', 'POST /payment-links/me', 'POST /payments/:id/refunds', 'POST /auth/reset'])(
  '%s, which mails no one about a change or is called without a session, is not counted',
  async (name) => {
    expect(await takenBy({ kind: 'anonymous' }, name)).toEqual([]);
    expect(name === 'POST /auth/reset' ? [] : await takenBy(session, name)).toEqual([]);
  },
);
