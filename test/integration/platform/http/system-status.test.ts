import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role, SignedIn } from '#kernel/actor.ts';
import type { PrinterHealth } from '#platform/browser/html-printer.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { ProviderStatus } from '#platform/http/provider-status.ts';
import { systemStatusRoute } from '#platform/http/system-status-route.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';

const actor = (role: Role): SignedIn => ({
  kind: 'user',
  userId: 1,
  username: '',
  role,
  merchantRole: role === 'MERCHANT' ? 'OWNER' : null,
  merchantId: null,
  sessionId: '',
});
const actors = {
  admin: actor('ADMIN'),
  support: actor('SUPPORT'),
  accountant: actor('ACCOUNTANT'),
  merchant: actor('MERCHANT'),
};

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const ready: PrinterHealth = { state: 'ready' };

const ask = async (provider: ProviderStatus, url: string, bearer?: string, health: PrinterHealth = ready) => {
  const { database, close } = openDatabase(url);
  const server = await serveRoutes(
    [systemStatusRoute({ database, provider, printer: { health: () => health } })],
    actors,
  );
  try {
    const response = await server.get('/system-status', bearer);
    return { status: response.status, body: (await response.json()) as object };
  } finally {
    await server.close();
    await close();
  }
};
const reachable: ProviderStatus = { isReachable: async () => true };
const away = 'postgresql://unknown@127.0.0.1:1/nothing';

test('the system status is for administrators and support', async () => {
  const status = async (bearer?: string) => (await ask(reachable, testDatabase.url, bearer)).status;
  expect(await status()).toBe(401);
  for (const bearer of ['merchant', 'accountant']) expect(await status(bearer)).toBe(403);
  for (const bearer of ['admin', 'support']) expect(await status(bearer)).toBe(200);
});

const working = { documentsError: null, mail: 'unused', mailAttemptedAt: null, mailError: null };

test('the system status reports database and provider separately', async () => {
  const state = async (provider: ProviderStatus, url: string) => (await ask(provider, url, 'admin')).body;
  expect(await state(reachable, testDatabase.url)).toEqual({
    api: 'online',
    database: 'connected',
    provider: 'active',
    documents: 'ready',
    ...working,
  });
  expect(await state({ isReachable: async () => false }, testDatabase.url)).toEqual({
    api: 'online',
    database: 'connected',
    provider: 'away',
    documents: 'ready',
    ...working,
  });
  const broken = { isReachable: () => Promise.reject(new Error('no network')) };
  expect(await state(broken, away)).toEqual({
    api: 'online',
    database: 'away',
    provider: 'away',
    documents: 'ready',
    ...working,
    mail: 'unknown',
  });
  expect(await state(reachable, away)).toEqual({
    api: 'online',
    database: 'away',
    provider: 'active',
    documents: 'ready',
    ...working,
    mail: 'unknown',
  });
});

test('a browser that is starting or cannot start is shown as the status of documents', async () => {
  const documents = async (health: PrinterHealth) => {
    const { body } = await ask(reachable, testDatabase.url, 'admin', health);
    return body;
  };
  expect(await documents({ state: 'starting' })).toMatchObject({
    documents: 'starting',
    documentsError: null,
  });
  expect(await documents({ state: 'away', reason: 'no program', since: new Date() })).toMatchObject({
    documents: 'away',
    documentsError: 'no program',
  });
});
