import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { Logos, MerchantDirectory } from '#modules/merchants/index.ts';
import { resolve } from '#platform/di.ts';
import { signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { createMerchantsFixture, register } from './merchants-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createMerchantsFixture({ rateLimits: true });
});
afterAll(() => fixture.close());

const open = async (about: Parameters<typeof register>[1] = {}) => {
  const { id, email } = await register(fixture, about);
  const token = await signIn(fixture, email);
  const upload = (picture: Uint8Array) =>
    fixture.ask<Merchant & { code?: string; fields?: Record<string, string> }>('PUT', '/merchants/me/logo', {
      token,
      body: { content: Buffer.from(picture).toString('base64') },
    });
  return { id, token, upload };
};

const recordOf = (id: number) => resolve(fixture.container, MerchantDirectory).byId(id);

test('a merchant uploads its logo, which is public under its URL and immutable', async () => {
  const { id, upload } = await open();
  const picture = pictureOf(300, 90);
  const { status, body } = await upload(picture);
  expect(status).toBe(200);
  expect(body.logoUrl).toMatch(/^\/api\/logos\/[0-9a-f]{64}$/);
  const shown = await fetch(`${fixture.origin}${body.logoUrl}`);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  const { logoHash } = (await recordOf(id))!;
  expect(await resolve(fixture.container, Logos).byHash(logoHash!)).toMatchObject({
    mediaType: 'image/png',
    width: 300,
    height: 90,
  });
});

test('the same picture is stored once, also for several merchants', async () => {
  const [one, other] = [await open(), await open()];
  const picture = pictureOf(40, 40, 7);
  expect((await one.upload(picture)).body.logoUrl).toBe((await other.upload(picture)).body.logoUrl);
  await one.upload(picture);
  const { logoHash } = (await recordOf(one.id))!;
  expect(await fixture.database.rows('select width from logos where hash = :logoHash', { logoHash })).toEqual(
    [{ width: 40 }],
  );
  const audited = await fixture.database.rows(
    `select id from audit_log where action = 'merchant.logo-set' and subject_id = :id`,
    { id: String(one.id) },
  );
  expect(audited).toHaveLength(1);
});

test('a removed logo leaves the profile but stays under its URL for documents', async () => {
  const { id, token, upload } = await open();
  const { logoUrl } = (await upload(pictureOf(64, 64, 9))).body;
  expect((await fixture.ask('DELETE', '/merchants/me/logo', { token })).status).toBe(204);
  expect((await recordOf(id))!.logoHash).toBeNull();
  expect((await fetch(`${fixture.origin}${logoUrl}`)).status).toBe(200);
});

test('a file that is no picture is refused and not stored', async () => {
  const { id, upload } = await open();
  const { status, body } = await upload(Buffer.from('<svg onload="alert(1)"/>'));
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['content']]);
  expect((await recordOf(id))!.logoHash).toBeNull();
});

test('a body above the limit is refused with 413', async () => {
  const { upload } = await open();
  expect((await upload(new Uint8Array(400_000))).status).toBe(413);
});

test('a suspended merchant cannot change its logo', async () => {
  const { upload } = await open({ status: 'SUSPENDED' });
  expect((await upload(pictureOf(64, 64))).body.code).toBe('merchants.suspended');
});

test('a merchant changes its logo at most twenty times an hour', async () => {
  const { upload } = await open();
  const answers: number[] = [];
  for (let shade = 0; shade < 21; shade += 1) answers.push((await upload(pictureOf(32, 32, shade))).status);
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
