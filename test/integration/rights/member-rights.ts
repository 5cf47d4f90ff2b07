import { beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#kernel/actor.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { roleHolds } from '#kernel/merchant-rights.ts';
import { merchantRoles, type MerchantRole } from '#kernel/merchant-role.ts';
import type { Route } from '#platform/http/route.ts';
import type { TestMember } from '#test/support/application/add-member.ts';
import { answerBelowHttp } from './answer-below-http.ts';
import type { Callers } from './callers.ts';
import { endpoints } from './named-routes.ts';
import { statusesOf } from './status-of.ts';

const nameOf = ({ endpoint: { method, path } }: Route): string => `${method} ${path}`;
/** The calls of merchants; `own` of the matrix is the OWNER. */
const names = [...endpoints].flatMap(([name, { right }]) => (right === null ? [] : [name]));
const otherRoles = merchantRoles.filter((role) => role !== 'OWNER');

/** What the role of a member permits. */
export const testMemberRights = (callers: () => Callers): void => {
  let members: Map<MerchantRole, TestMember>;
  beforeAll(async () => {
    members = new Map();
    for (const role of otherRoles) members.set(role, await callers().shop.addMember(callers().own, role));
  });

  const routeOf = (name: string): Route =>
    callers().shop.application.routes.find((route) => nameOf(route) === name)!;

  test.each(names)('%s is 403 exactly for the members whose role lacks the right', async (name) => {
    const { right } = routeOf(name).endpoint;
    const refused: MerchantRole[] = [];
    const ask = statusesOf(name, callers());
    for (const role of otherRoles) {
      const status = await ask(callers().ownedRecords.own, members.get(role)!.token);
      expect(status).toBeLessThan(500);
      if (status === 403) refused.push(role);
    }
    expect(refused).toEqual(otherRoles.filter((role) => !roleHolds(role, right!)));
  });

  test.each(names)('%s is refused below HTTP to a member without the right', async (name) => {
    const route = routeOf(name);
    const refused = [...merchantRoles, null].filter((role) => !roleHolds(role, route.endpoint.right!));
    for (const merchantRole of refused) {
      const actor: SignedIn = {
        kind: 'user',
        userId: members.get('CASHIER')!.userId,
        username: 'member',
        role: 'MERCHANT',
        merchantRole,
        merchantId: callers().own.id,
        sessionId: '00000000-0000-4000-8000-000000000000',
        provedAt: new Date(),
        isEmailVerified: true,
      };
      await expect(answerBelowHttp(route, actor), String(merchantRole)).rejects.toThrow(NotAllowed);
    }
  });

  test('the matrix of members has more than 25 calls', () => expect(names.length).toBeGreaterThan(25));
};
