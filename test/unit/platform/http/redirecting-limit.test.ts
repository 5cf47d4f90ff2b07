import { expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { takeRedirecting } from '#platform/http/redirecting-limit.ts';

const session = { kind: 'user', userId: 1, role: 'MERCHANT', merchantId: 7 } as unknown as Actor;
const staff = { kind: 'user', userId: 2, role: 'ADMIN', merchantId: null } as unknown as Actor;
const key = { kind: 'key', keyId: 'a', merchantId: 7, scopes: [] } as unknown as Actor;

const takenBy = async (actor: Actor, name: string): Promise<string[]> => {
  const taken: string[] = [];
  const take = async (_: unknown, who: string) => {
    taken.push(who);
    return null;
  };
  const [method = '', path = ''] = name.split(' ');
  await takeRedirecting({ take, release: async () => {}, reset: async () => {} }, { method, path }, actor);
  return taken;
};

test.each(['PUT /merchants/me', 'PUT /months/me/settings', 'POST /webhook-endpoints', 'POST /api-keys'])(
  '%s counts for the merchant of a session or key, and not for staff',
  async (name) => {
    expect(await takenBy(session, name)).toEqual(['7']);
    expect(await takenBy(key, name)).toEqual(['7']);
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
