import { userInfo } from 'node:os';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
const plateno = (args: readonly string[], input?: string) => runPlateno(shop.env, args, input);
const json = async <T>(args: readonly string[], input?: string): Promise<T> =>
  JSON.parse((await plateno([...args, '--json'], input)).stdout) as T;
type Outcomes = { results: { id: string; error?: { code: string } }[] };

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

const create = (username: string, role: string) =>
  json<{ id: number }>(
    `users create --username ${username} --email ${username}@firma.example --first-name Вера --last-name Илиева
     --role ${role} --password-stdin`.split(/\s+/),
    'първа парола',
  );

test('a user is found, changed, locked with an audit entry, and unlocked', async () => {
  const { id } = await create('vera', 'SUPPORT');
  const listed = await plateno(['users', 'list', '--role', 'SUPPORT']);
  expect(listed.stdout).toBe(`${id}\tvera\tvera@firma.example\tSUPPORT\tACTIVE\t-\n`);
  expect((await plateno(['users', 'show', String(id)])).stdout).toContain('username\tvera');
  const edited = await json<{ email: string; username: string }>(
    `users edit ${id} --email iva@firma.example`.split(' '),
  );
  expect(edited).toMatchObject({ email: 'iva@firma.example', username: 'vera' });
  const rehearsed = await plateno(['users', 'lock', String(id), '--dry-run']);
  expect(rehearsed.stdout).toBe(`${id}\twould be changed: ACTIVE → LOCKED\n`);
  expect((await plateno(['users', 'lock', String(id)])).stdout).toBe(`${id}\tLOCKED\n`);
  expect((await plateno(['users', 'lock', String(id)])).code).toBe(5);
  expect((await plateno(['users', 'unlock'], `${id}\n`)).stdout).toBe(`${id}\tACTIVE\n`);
  const { entries } = await json<{ entries: { actor: string; action: string }[] }>([
    'audit',
    '--subject',
    `user:${id}`,
  ]);
  const operator = `operator:${process.env['SUDO_USER'] ?? userInfo().username}`;
  const actions = ['user.unlocked', 'user.locked', 'user.changed', 'user.created'];
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual(
    actions.map((action) => [operator, action]),
  );
});

test('a user with the role MERCHANT is created for a merchant, and refused without one', async () => {
  const { id: merchantId } = await shop.addMerchant();
  const about = `users create --username lily --email lily@firma.example --first-name Лили --last-name Илиева
    --role MERCHANT --password-stdin`.split(/\s+/);
  const refused = await plateno(about, 'първа парола');
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--merchant:') as string });
  const { id } = await json<{ id: number }>([...about, '--merchant', String(merchantId)], 'първа парола');
  expect(id).toBeGreaterThan(0);
  expect(await shop.signIn('lily', 'първа парола')).toBeTruthy();
});

test('a new password ends all sessions, and only it opens the next', async () => {
  const { id } = await create('nina', 'SUPPORT');
  await shop.signIn('nina', 'първа парола');
  const { sessions } = await json<{ sessions: unknown[] }>(['users', 'sessions', String(id)]);
  expect(sessions).toHaveLength(1);
  const reset = ['users', 'reset-password', String(id), '--password-stdin'];
  expect((await plateno(reset, 'нова парола\n')).code).toBe(0);
  expect(await plateno(reset.slice(0, 3), 'трета парола\n')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--password-stdin') as string,
  });
  expect(await json(['users', 'sessions', String(id)])).toEqual({ sessions: [] });
  await shop.signIn('nina', 'нова парола');
  expect((await plateno(['users', 'sessions', String(id), '--end'])).stdout).toContain('ended');
  expect(await json(['users', 'sessions', String(id)])).toEqual({ sessions: [] });
});

test('an invited user gets the link that sets the first password', async () => {
  const { id } = await shop.addStaff('SUPPORT');
  expect(await plateno(['users', 'invite', String(id)])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('@example.bg') as string,
  });
  const queued = await shop.database.rows(
    `select 1 from pgboss.job where name = 'users.account-mail' and data ->> 'userId' = '${id}'`,
  );
  expect(queued).toHaveLength(1);
});

const bakery = Object.entries({
  '--business-name': 'Пекарна „Изгрев“',
  '--email': 'izgrev@firma.example',
  '--phone': '+359 2 987 6543',
  '--address': 'ул. „Шипка“ 3, София',
  '--tax-id': '175074752',
})
  .flat()
  .concat('--password-stdin');

test('a merchant is registered, shown and activated; every wrong field is named', async () => {
  const refused = await plateno(
    ['merchants', 'register', ...bakery.map((part) => (part === '175074752' ? '175074753' : part))],
    '123',
  );
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('password');
  const { id } = await json<{ id: number }>(['merchants', 'register', ...bakery], 'парола за пекарна');
  const activated = await plateno(['merchants', 'status', 'ACTIVE', String(id), '--reason', 'проверен']);
  expect(activated.stdout).toBe(`${id}\tACTIVE\n`);
  const shown = await plateno(['merchants', 'show', String(id)]);
  expect(shown.stdout).toContain('business name\tПекарна „Изгрев“');
  expect(shown.stdout).toMatch(/PENDING → ACTIVE\toperator:\S+\tпроверен/);
  const edited = await plateno(['merchants', 'edit', String(id), '--address', 'ул. „Шипка“ 5, София']);
  expect(edited.stdout).toContain(`Next: plateno merchants show ${id}`);
  expect((await plateno(['merchants', 'show', String(id)])).stdout).toMatch(
    /address\tул\. „Шипка“ 5, София[^]*tax id\t175074752/,
  );
  const found = await json<{ total: number }>(['merchants', 'list', '--search', 'Изгрев']);
  expect(found.total).toBe(1);
});

test('the VAT registrations of a merchant are shown with their first day when there is more than one', async () => {
  const { id, api } = await shop.addMerchant();
  const register = async (vatRegistration: string, validFrom: string): Promise<void> => {
    const terms = {
      vatRegistration,
      vatNumber: 'BG175074752',
      fiscalMode: 'OWN_TILL',
      language: 'bg',
      validFrom,
    };
    expect((await api.put('/merchants/me/fiscal-profile', terms)).status).toBe(200);
  };
  await register('FULL', '2025-01-05');
  const first = await plateno(['merchants', 'show', String(id)]);
  expect(first.stdout).not.toContain('2025-01-05');
  await register('ART_97A', '2025-03-01');
  const shown = await plateno(['merchants', 'show', String(id)]);
  expect(shown.stdout).toContain('\n2025-03-01\tART_97A\tBG175074752\n2025-01-05\tFULL\tBG175074752\n');
  const { registrations } = await json<{ registrations: object[] }>(['merchants', 'show', String(id)]);
  expect(registrations).toHaveLength(2);
});

test('a bulk command reads standard input, and one failure does not stop the rest', async () => {
  const [one, other] = [await shop.addMerchant(), await shop.addMerchant()];
  const ids = `${one.id}\tfirst\n999999\nчетири\n${other.id}\n`;
  const dry = await json<Outcomes>(['merchants', 'status', 'SUSPENDED', '--dry-run'], ids);
  expect(dry.results.map(({ error }) => error?.code ?? 'fine')).toEqual([
    'fine',
    'merchants.not-found',
    'input.invalid',
    'fine',
  ]);
  const { stdout, stderr, code } = await plateno(['merchants', 'status', 'SUSPENDED'], ids);
  expect(stdout).toBe(`${one.id}\tSUSPENDED\n${other.id}\tSUSPENDED\n`);
  expect(stderr).toContain('Done: 2; failed: 2.');
  expect(code).toBe(1);
});

test('a fee plan is set for one merchant and for many from standard input, and shown before it is set', async () => {
  const plan = 'STARTER';
  const [one, other] = [await shop.addMerchant({ plan }), await shop.addMerchant({ plan })];
  expect((await plateno(['merchants', 'plan', String(one.id), 'GROWTH'])).stdout).toBe(`${one.id}\tGROWTH\n`);
  const ids = `${one.id}\n${other.id}\n`;
  expect((await plateno(['merchants', 'plan', 'PRO', '--dry-run'], ids)).stdout).toBe(
    `${one.id}\twould be changed: GROWTH → PRO\n${other.id}\twould be changed: STARTER → PRO\n`,
  );
  expect((await plateno(['merchants', 'plan', 'STARTER'], ids)).code).toBe(0);
  expect((await plateno(['merchants', 'show', String(one.id)])).stdout).toContain('plan\tSTARTER');
  const later = ['merchants', 'plan', String(other.id), 'PRO', '--from', '2099-12-01', '--free'];
  expect((await plateno(later)).stdout).toBe(`${other.id}\tPRO 2099-12-01\n`);
  expect((await plateno(['merchants', 'show', String(other.id)])).stdout).toMatch(
    /plan\tSTARTER[^]*plan state\tACTIVE[^]* … 2099-11-30\tSTARTER [^]*2099-12-01 …\tPRO GIVEN\toperator:/,
  );
  expect((await plateno(['merchants', 'plan', '999999', 'PRO'])).code).toBe(3);
  const unknown = await plateno(['merchants', 'plan', String(one.id), 'FREE']);
  expect(unknown).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('STARTER, GROWTH, PRO') as string,
  });
  const { entries } = await json<{ entries: { actor: string }[] }>(
    `audit --subject merchant:${one.id} --action merchant.plan-changed`.split(' '),
  );
  expect(entries).toHaveLength(2);
  expect(entries[0]!.actor).toMatch(/^operator:/);
});

test('merchants are assigned to an accountant and removed', async () => {
  const { id } = await create('olga', 'ACCOUNTANT');
  const { id: merchant } = await shop.addMerchant();
  const assign = ['merchants', 'assign', '--accountant', String(id), String(merchant)];
  expect(await json([...assign, '--dry-run'])).toEqual({ merchantIds: [merchant] });
  expect(await json([...assign, '--remove', '--dry-run'])).toEqual({ merchantIds: [] });
  expect(await json(assign)).toEqual({ merchantIds: [merchant] });
  expect(await json([...assign, '--remove'])).toEqual({ merchantIds: [] });
  expect((await plateno([...assign, '999999'])).code).toBe(2);
});

test('an irreversible command runs only after a confirmation', async () => {
  const { id } = await shop.addMerchant();
  const asked = await plateno(['merchants', 'delete', String(id)]);
  expect(asked.stderr).toContain('--yes');
  expect(asked.code).toBe(2);
  expect((await plateno(['merchants', 'delete', String(id), '--yes'])).code).toBe(0);
  expect((await plateno(['merchants', 'show', String(id)])).code).toBe(3);
});

test('a mistyped command gets a suggestion, a mistyped flag a usage failure', async () => {
  const { stderr, code } = await plateno(['users', 'lsit']);
  expect(stderr.replace(/\s+/g, ' ')).toContain('Did you mean: plateno users');
  expect(code).toBe(2);
  expect((await plateno(['users', 'list', '--rol', 'ADMIN'])).code).toBe(2);
  expect((await plateno(['help', 'exit-codes'])).stdout).toContain('5\tconflicts');
});

test('the second factors of a user are shown and reset, which ends the sessions', async () => {
  const { id } = await create('rada', 'SUPPORT');
  const shown = await plateno(['users', 'factors', String(id)]);
  expect(shown).toMatchObject({ code: 0, stderr: expect.stringContaining('no second factor') as string });
  const session = shop.api(await shop.signIn('rada', 'първа парола'));
  const { body: app } = await session.post<{ id: number; secret: string }>('/auth/factors/totp');
  const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate();
  expect((await session.post(`/auth/factors/totp/${app.id}`, { code, name: 'Телефон' })).status).toBe(200);
  const listed = await json<{ factors: object[]; recoveryCodesLeft: number }>([
    'users',
    'factors',
    String(id),
  ]);
  expect(listed).toMatchObject({ factors: [{ kind: 'TOTP', name: 'Телефон' }], recoveryCodesLeft: 10 });
  expect((await plateno(['users', 'reset-factors', String(id)])).stdout).toContain('rada');
  expect(await json(['users', 'factors', String(id)])).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  expect((await session.get('/auth/session')).status).toBe(401);
  await shop.signIn('rada', 'първа парола');
});

test('the limits of a merchant are shown, and set only with a reason', async () => {
  const { id } = await shop.addMerchant();
  const shown = await json<object>(['merchants', 'limits', String(id)]);
  expect(shown).toMatchObject({ isLimited: false, usedToday: 0, isOwn: false });
  const set = ['merchants', 'limits', String(id), '--day', '5000', '--payment', 'off'];
  expect((await plateno(set)).code).toBe(2);
  expect((await plateno([...set.slice(0, 4), '5 000', '--reason', 'договор'])).code).toBe(2);
  const limits = await json<object>([...set, '--reason', 'договор']);
  expect(limits).toMatchObject({ isOwn: true, dayLimit: 5_000, paymentLimit: null, reason: 'договор' });
  expect((await plateno(['merchants', 'limits', '999999'])).code).toBe(3);
});
