import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AccountToken,
  type AccountTokenKind,
  type NewAccountToken,
} from '#src/modules/users/domain/account-token.ts';
import type { AccountTokens } from '#src/modules/users/ports/account-tokens.ts';

type Opened = Readonly<{ tokens: AccountTokens; addUser(): Promise<number>; close(): Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T10:01:00Z');
const email = 'mara@example.bg';
const allKinds = ['RESET', 'INVITE', 'VERIFY', 'CHANGE_EMAIL', 'UNDO_EMAIL', 'CORRECT_EMAIL'] as const;

/** The contract of `AccountTokens`: every implementation passes it. */
export const describeAccountTokens = (name: string, open: () => Promise<Opened>): void => {
  describe(`account tokens in ${name}`, () => {
    let opened: Opened;
    let tokens: AccountTokens;
    beforeAll(async () => {
      opened = await open();
      tokens = opened.tokens;
    });
    afterAll(() => opened.close());

    const tokenOf = (userId: number, kind: AccountTokenKind, at = now): NewAccountToken =>
      AccountToken.create({ userId, kind, email, ip: '192.0.2.1' }, at);
    const issue = (userId: number, kind: AccountTokenKind, at = now) =>
      tokens.issue(tokenOf(userId, kind, at));
    const isLive = async (secret: string) => (await tokens.find(secret))!.isLiveFor(allKinds, later);

    test('an issued token is found by its secret and by no other', async () => {
      const token = tokenOf(await opened.addUser(), 'RESET');
      const secret = await tokens.issue(token);
      expect((await tokens.find(secret))?.toRecord()).toMatchObject(token);
      expect(await tokens.find(`${secret}A`)).toBeNull();
    });

    test('a used token stays used', async () => {
      const secret = await issue(await opened.addUser(), 'VERIFY');
      const token = (await tokens.find(secret))!;
      token.use(later);
      await tokens.save(token);
      expect((await tokens.find(secret))?.toRecord().usedAt).toEqual(later);
    });

    test('a newer token ends the earlier one of its kind and user, and no other', async () => {
      const userId = await opened.addUser();
      const earlier = await issue(userId, 'RESET');
      const kept = [await issue(userId, 'VERIFY'), await issue(await opened.addUser(), 'RESET')];
      kept.push(await issue(userId, 'RESET', later));
      expect(await isLive(earlier)).toBe(false);
      for (const secret of kept) expect(await isLive(secret)).toBe(true);
    });

    test('a newer undo of an e-mail change leaves the earlier one live', async () => {
      const userId = await opened.addUser();
      const earlier = await issue(userId, 'UNDO_EMAIL');
      await issue(userId, 'UNDO_EMAIL', later);
      expect(await isLive(earlier)).toBe(true);
    });

    test('the end of all tokens keeps those of other users and undos of an earlier instant', async () => {
      const userId = await opened.addUser();
      const ended = [await issue(userId, 'RESET'), await issue(userId, 'CHANGE_EMAIL')];
      const kept = [await issue(userId, 'UNDO_EMAIL'), await issue(await opened.addUser(), 'RESET')];
      await tokens.endAllOf(userId, { at: later, keepUndoBefore: later });
      for (const secret of ended) expect(await isLive(secret)).toBe(false);
      for (const secret of kept) expect(await isLive(secret)).toBe(true);
      await tokens.endAllOf(userId, { at: later, keepUndoBefore: now });
      expect(await isLive(kept[0]!)).toBe(false);
    });
  });
};
