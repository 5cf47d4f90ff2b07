import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MerchantChecks } from '#contract/merchants/merchant-checks.ts';
import type { MerchantNote } from '#contract/merchants/merchant-notes.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { createMerchantsFixture, form, register, staff } from './merchants-fixture.ts';

let fixture: Fixture;
let admin: string;
let support: string;
beforeAll(async () => {
  fixture = await createMerchantsFixture();
  admin = await staff(fixture, 'ADMIN', 'boss');
  support = await staff(fixture, 'SUPPORT', 'helper');
});
afterAll(() => fixture.close());

const audited = (id: number, action: string) =>
  fixture.database.rows<{ data: Record<string, unknown> }>(
    `select data from audit_log where subject_type = 'merchant' and subject_id = :id and action = :action`,
    { id: String(id), action },
  );
const jobsOf = (id: number, name: string) =>
  fixture.enqueued
    .filter(({ name: type, data }) => type === name && 'merchantId' in data && data.merchantId === id)
    .map(({ data }) => ('kind' in data ? data.kind : null));

describe('the checks before an approval', () => {
  const checksOf = async (id: number) =>
    (await fixture.ask<MerchantChecks>('GET', `/merchants/${id}/checks`, { token: support })).body;

  test('a merchant that shares nothing has a valid EIK with the link to the register', async () => {
    const { id } = await register(fixture, {
      taxId: '175074752',
      phoneNumber: '0899 111 222',
      email: 'a@one.example',
    });
    expect(await checksOf(id)).toEqual({
      taxId: 'VALID',
      registerUrl: 'https://portal.registryagency.bg/CR/Reports/ActiveConditionTabResult?uic=175074752',
      vatNumber: 'NOT_NEEDED',
      isEmailVerified: false,
      missing: ['iban'],
      others: [],
    });
  });

  test('other merchants with the same EIK, phone and mail domain are named, closed ones, too; a public mailbox is none', async () => {
    const phoneNumber = '0899 333 444';
    const closed = await register(fixture, { taxId: '831650349', email: 'office@lipa.example' });
    await fixture.database.rows('update merchants set closed_at = now() where id = :id', { id: closed.id });
    const other = await register(fixture, { phoneNumber, email: 'one@gmail.com' });
    const { id } = await register(fixture, { taxId: 'BG831650349', phoneNumber, email: 'new@lipa.example' });
    const free = await register(fixture, { phoneNumber: '0899 555 666', email: 'two@gmail.com' });
    expect(
      (await checksOf(id)).others.map(({ id: of, isClosed, shares }) => ({ of, isClosed, shares })),
    ).toEqual([
      { of: other.id, isClosed: false, shares: ['phoneNumber'] },
      { of: closed.id, isClosed: true, shares: ['taxId', 'emailDomain'] },
    ]);
    expect((await checksOf(free.id)).others).toEqual([]);
  });
});

describe('notes on a merchant', () => {
  const notesOf = async (id: number, token = admin, page = 0) =>
    (
      await fixture.ask<{ content: MerchantNote[]; totalElements: number }>(
        'GET',
        `/merchants/${id}/notes?page=${page}`,
        { token },
      )
    ).body;
  const add = async (id: number, body: object, token = admin) =>
    (await fixture.ask<MerchantNote>('POST', `/merchants/${id}/notes`, { token, body })).body;

  test('pinned notes come first, then the newest; the author is named', async () => {
    const { id } = await register(fixture);
    await add(id, { text: 'Първа', isPinned: true });
    await add(id, { text: 'Втора' }, support);
    await add(id, { text: 'Трета' });
    const { content, totalElements } = await notesOf(id);
    expect(totalElements).toBe(3);
    expect(content.map(({ text, username, isOwn }) => [text, username, isOwn])).toEqual([
      ['Първа', 'boss', true],
      ['Трета', 'boss', true],
      ['Втора', 'helper', false],
    ]);
    expect(JSON.stringify(await audited(id, 'merchant.note-added'))).not.toContain('Втора');
  });

  test('the server cuts the list into pages of twenty', async () => {
    const { id } = await register(fixture);
    for (let number = 1; number <= 21; number += 1) await add(id, { text: `Бележка ${number}` });
    expect((await notesOf(id)).content).toHaveLength(20);
    expect((await notesOf(id, admin, 1)).content.map(({ text }) => text)).toEqual(['Бележка 1']);
  });

  test('only the author changes a note; the author and an administrator delete it', async () => {
    const { id } = await register(fixture);
    const ofSupport = await add(id, { text: 'На поддръжката' }, support);
    const ofAdmin = await add(id, { text: 'На администратора' });
    const call = async (method: 'PUT' | 'DELETE', note: MerchantNote, token: string) =>
      (
        await fixture.ask(method, `/merchants/${id}/notes/${note.id}`, {
          token,
          ...(method === 'PUT' && { body: { text: 'Друг текст', isPinned: true } }),
        })
      ).status;
    expect(await call('PUT', ofSupport, admin)).toBe(403);
    expect(await call('DELETE', ofAdmin, support)).toBe(403);
    expect(await call('PUT', ofSupport, support)).toBe(200);
    expect((await notesOf(id)).content[0]).toMatchObject({ text: 'Друг текст', isPinned: true });
    expect((await notesOf(id)).content[0]?.changedAt).not.toBeNull();
    expect(await call('DELETE', ofSupport, admin)).toBe(204);
    expect(await call('DELETE', ofSupport, admin)).toBe(404);
    expect((await notesOf(id)).totalElements).toBe(1);
  });

  test('a merchant never reads a note, and one of another merchant is not found', async () => {
    const { id, email } = await register(fixture);
    const note = await add(id, { text: 'Тайна' });
    const token = await signIn(fixture, email);
    expect((await fixture.ask('GET', `/merchants/${id}/notes`, { token })).status).toBe(403);
    const own = await fixture.ask('GET', '/merchants/me', { token });
    expect(JSON.stringify(own.body)).not.toContain('Тайна');
    const other = await register(fixture);
    const path = `/merchants/${other.id}/notes/${note.id}`;
    expect((await fixture.ask('DELETE', path, { token: admin })).status).toBe(404);
  });
});

describe('an administrator changes the data of a merchant', () => {
  const open = async (about: Parameters<typeof register>[1] = {}) => {
    const merchant = await register(fixture, about);
    const update = (change: object) =>
      fixture.ask<Merchant & { code?: string; fields?: Record<string, string> }>(
        'PUT',
        `/merchants/${merchant.id}`,
        {
          token: admin,
          body: {
            ...form,
            email: merchant.email,
            vatRegistration: 'NONE',
            fiscalMode: 'OWN_TILL',
            language: 'bg',
            reason: 'По искане на търговеца',
            ...change,
          },
        },
      );
    return { ...merchant, update };
  };

  test('the change is stored, recorded with its fields and the reason and without personal data, and mailed', async () => {
    const { id, update } = await open({ taxId: '121817309' });
    const change = {
      taxId: '121817309',
      vatRegistration: 'FULL',
      vatNumber: 'BG121817309',
      address: 'гр. Русе',
    };
    const { status, body } = await update(change);
    expect([status, body.address, body.vatNumber]).toEqual([200, 'гр. Русе', 'BG121817309']);
    expect((await audited(id, 'merchant.corrected')).map(({ data }) => data)).toEqual([
      {
        reason: 'По искане на търговеца',
        fields: expect.arrayContaining(['address', 'vatRegistration', 'vatNumber']) as string[],
        before: { vatRegistration: 'NONE', vatNumber: null },
        after: { vatRegistration: 'FULL', vatNumber: 'BG121817309' },
      },
    ]);
    expect(jobsOf(id, 'merchants.mail')).toContain('CORRECTED');
    expect((await update(change)).status).toBe(200);
    expect(await audited(id, 'merchant.corrected')).toHaveLength(1);
  });

  test('the return terms, which only the merchant writes, stay', async () => {
    const { id, update } = await open();
    await fixture.database.rows(`update merchants set return_terms = 'До 14 дни.' where id = :id`, { id });
    expect((await update({ address: 'гр. Русе' })).body.returnTerms).toBe('До 14 дни.');
  });

  test('a wrong EIK, numbers of two companies and another merchant’s e-mail are refused by field and change nothing', async () => {
    const other = await register(fixture);
    const { id, update } = await open();
    const fieldsOf = async (change: object) => Object.keys((await update(change)).body.fields ?? {});
    expect(await fieldsOf({ taxId: '175074753' })).toEqual(['taxId']);
    expect(await fieldsOf({ phoneNumber: '12' })).toEqual(['phoneNumber']);
    expect(await fieldsOf({ vatRegistration: 'FULL', vatNumber: '' })).toEqual(['vatNumber']);
    expect(await fieldsOf({ taxId: '131129282', vatRegistration: 'FULL', vatNumber: 'BG121817309' })).toEqual(
      ['vatNumber'],
    );
    expect((await update({ email: other.email })).status).toBe(409);
    expect(await audited(id, 'merchant.corrected')).toEqual([]);
  });

  test('a suspended merchant can be corrected, too; another e-mail is reported to the previous one', async () => {
    const { id, update } = await open({ status: 'SUSPENDED' });
    expect((await update({ email: `other-${id}@example.bg` })).status).toBe(200);
    expect(jobsOf(id, 'merchants.notice-of-change')).toHaveLength(1);
  });
});

describe('registration by an administrator', () => {
  const { taxId: _, ...about } = form;
  test('without a password the merchant is invited by mail; no other caller leaves it out', async () => {
    const body = { ...about, email: 'invited@example.bg' };
    const refused = await fixture.ask<{ fields?: object }>('POST', '/merchants/register', { body });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['password']]);
    const { status } = await fixture.ask('POST', '/merchants/register', { token: admin, body });
    expect(status).toBe(201);
    const mails = fixture.enqueued.flatMap(({ data }) =>
      'to' in data && data.to === body.email ? [data] : [],
    );
    expect(mails).toMatchObject([{ kind: 'INVITE' }]);
  });
});
