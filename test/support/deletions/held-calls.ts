import type { Endpoint } from '#contract/endpoint.ts';
import { Log } from '#platform/log.ts';
import { createCallers, type Callers, type OwnedRecords } from '#test/integration/rights/callers.ts';
import { accepted, apiClient } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { setPlan } from '#test/support/application/set-plan.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { openDatabaseRelay } from '#test/support/database-relay.ts';
import { sampleOf } from '#test/support/one-key/cut-calls.ts';
import type { Sample } from '#test/support/one-key/further-samples.ts';
import { waitingBackend } from '#test/support/waiting-backend.ts';
import { vi } from 'vitest';
import { nameOf, referencesTo, storedBy, type Reference } from './stored-references.ts';

/** Tables whose rows a call deletes, and the call. */
export const parents = ['merchants', 'users', 'webhook_endpoints'] as const;
export type Parent = (typeof parents)[number];

/** What a race ended with. */
export type Outcome = Readonly<{
  name: string;
  parent: Parent;
  statement: string;
  call: number;
  text: string;
  deletion: number;
  deletionText: string;
  errors: readonly string[];
}>;

/** Records that are made when a sample reads them. */
class NeedsRecords extends Error {}
const unmade = (merchantId: number): OwnedRecords =>
  new Proxy({ merchantId } as OwnedRecords, {
    get: (target, name) => {
      if (name === 'merchantId') return target.merchantId;
      if (name === 'then') return undefined;
      throw new NeedsRecords(String(name));
    },
  });

/** Where the sample of the matrix stores nothing. */
const furtherOf = (name: string, { own }: Callers): Promise<Sample> | undefined =>
  name === 'PUT /invoices/reminders'
    ? Promise.resolve({ path: '/invoices/reminders', body: { isPaused: true }, token: own.token })
    : undefined;

type Ready = Readonly<{ sample: Sample; callers: Callers; token: string }>;

/** An installation that holds a call at one of its statements while what it refers to is deleted. */
export const openHeldCalls = async () => {
  const database = await createTestDatabase();
  const relay = await openDatabaseRelay(database.url);
  const base = await createCallers({
    isWorking: false,
    places: { database: { ...database, url: relay.url } },
  });
  const { shop } = base;
  const errors: string[] = [];
  const log = vi
    .spyOn(shop.application.resolve(Log), 'error')
    .mockImplementation(
      (found: unknown) => void errors.push(String((found as { err?: unknown }).err ?? found)),
    );
  const endpoints = new Map(
    shop.application.routes
      .filter(({ endpoint }) => endpoint.method !== 'GET')
      .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  );
  const references = await referencesTo(shop.database, parents);

  let made = 0;
  /** A merchant without events: one with events is closed, this one is erased. */
  const addYoungMerchant = async (): Promise<TestMerchant> => {
    const { id, email } = await shop.registerMerchant();
    await shop.verifyEmail(email);
    await shop.activate(id);
    await setPlan(shop.database, id, 'PRO');
    const token = await shop.signIn(email);
    return { id, email, token, api: apiClient(shop.url, token) };
  };
  /** Callers that nothing else uses. */
  const freshCallers = async (): Promise<Callers> => {
    await shop.database.rows('update sessions set proved_at = now()');
    const own = await addYoungMerchant();
    const other = await addYoungMerchant();
    const accountant = await shop.addStaff('ACCOUNTANT');
    const support = await shop.addStaff('SUPPORT');
    accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [own.id] }));
    made += 1;
    const username = `admin-${made}`;
    const about = { username, email: `${username}@example.bg`, firstName: 'Ада', lastName: 'Петрова' };
    accepted(await shop.admin.post('/users', { ...about, role: 'ADMIN', password }));
    const adminToken = await shop.signIn(username);
    const ownedRecords = { ...base.ownedRecords, own: unmade(own.id) };
    const shopOfAdmin = { ...shop, adminToken, admin: apiClient(shop.url, adminToken) };
    return { ...base, shop: shopOfAdmin, own, other, accountant, support, ownedRecords };
  };

  const prepare = async (name: string): Promise<Ready | undefined> => {
    let callers = await freshCallers();
    const make = (): Promise<Sample | undefined> => furtherOf(name, callers) ?? sampleOf(name, callers);
    let sample: Sample | undefined;
    try {
      sample = await make();
    } catch (error) {
      if (!(error instanceof NeedsRecords)) throw error;
      const own = await base.createRecords(callers.own);
      callers = { ...callers, ownedRecords: { ...callers.ownedRecords, own } };
      sample = await make();
    }
    if (sample === undefined) return undefined;
    return { sample, callers, token: sample.token ?? callers.shop.adminToken };
  };

  const send = async (endpoint: Endpoint, { sample: { path, body }, token }: Ready) => {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method: endpoint.method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: (await answer.text()).slice(0, 200) };
  };

  const idIn = (path: string, pattern: RegExp): number | undefined => {
    const found = pattern.exec(path)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const merchantOf = ({ sample: { path }, callers: { own, other }, token }: Ready): number =>
    idIn(path, /^\/merchants\/(\d+)/) ?? (token === other.token ? other.id : own.id);

  /** Prepares what the deletion deletes. @returns the call that deletes it */
  const deletionOf = async (parent: Parent, ready: Ready): Promise<() => Promise<Response>> => {
    const remove = (path: string) => () =>
      fetch(`${shop.url}/api${path}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${shop.adminToken}` },
      });
    if (parent === 'merchants') return remove(`/merchants/${merchantOf(ready)}`);
    if (parent === 'users') {
      const session = accepted(await shop.api(ready.token).get<{ userId: number }>('/auth/session'));
      return remove(`/users/${idIn(ready.sample.path, /^\/users\/(\d+)/) ?? session.userId}`);
    }
    const { own, other } = ready.callers;
    const owner = merchantOf(ready) === other.id ? other : own;
    const about = { url: 'http://127.0.0.1:9999/x', types: [] };
    const id =
      idIn(ready.sample.path, /^\/webhook-endpoints\/(\d+)/) ??
      accepted(await owner.api.post<{ id: number }>('/webhook-endpoints', about)).id;
    return () =>
      fetch(`${shop.url}/api/webhook-endpoints/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${owner.token}` },
      });
  };

  /** The references that a call stores when nothing disturbs it, by statement. */
  const statementsOf = async (
    name: string,
    withEndpoint = true,
  ): Promise<Map<string, Reference[]> | undefined> => {
    const ready = await prepare(name);
    if (ready === undefined) return undefined;
    if (withEndpoint) await deletionOf('webhook_endpoints', ready);
    relay.watch();
    await send(endpoints.get(name)!, ready);
    const texts = relay.texts();
    relay.seen();
    const stored = texts.map((text) => [text, storedBy(text, references)] as const);
    return new Map(stored.filter(([, found]) => found.length > 0));
  };

  /** Holds a call at a statement, deletes what it refers to, and lets it pass. */
  const race = async (
    name: string,
    parent: Parent,
    isHeld: (text: string) => boolean,
  ): Promise<Outcome | undefined> => {
    const ready = await prepare(name);
    if (ready === undefined) return undefined;
    const remove = await deletionOf(parent, ready);
    errors.length = 0;
    const held = relay.hold(isHeld);
    const calling = send(endpoints.get(name)!, ready);
    const statement = await Promise.race([held.reached, calling.then(() => '')]);
    const deleting = remove();
    // The deletion is done, or waits for the call.
    await Promise.race([deleting, waitingBackend(database).catch(() => undefined)]);
    held.release();
    const [answer, deleted] = await Promise.all([calling, deleting]);
    return {
      name,
      parent,
      statement,
      call: answer.status,
      text: answer.text,
      deletion: deleted.status,
      deletionText: (await deleted.text()).slice(0, 200),
      errors: [...errors],
    };
  };

  return {
    shop,
    names: [...endpoints.keys()],
    references: references.map(nameOf),
    statementsOf,
    race,
    stop: async (): Promise<void> => {
      log.mockRestore();
      await shop.stop();
      await relay.close();
    },
  };
};
export type HeldCalls = Awaited<ReturnType<typeof openHeldCalls>>;
