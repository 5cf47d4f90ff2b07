// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { sampleData, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { en } from '#web/merchant/developers/messages/en.ts';
import { sampleMerchant } from '#web/demo/sample-merchant.ts';
import { fill } from '#web/shared/messages/fill.ts';
import { apiKey, asPage, showDevelopers } from './developers-fixture.tsx';

prepareComponentTests();
const api = stubPortal();
const texts = en.developers.keys;
const secret = 'plk_test_7f3k2q5a_0123456789abcdefghijklmnopqrstuvwx1a2B3c';

beforeEach(() => api.on('GET /api-keys', answers.ok(asPage([apiKey]))));

const show = () => showDevelopers(api, '/keys');

test('an owner sees what each usable key may do, from where, and when it was used', async () => {
  const { findByText, getByRole } = show();
  await findByText('Онлайн магазин');
  const table = within(getByRole('table', { name: texts.list }));
  table.getByText(/Create and change payment links, see payments/);
  table.getByText('only from 203.0.113.0/24');
  table.getByText(texts.never);
  table.getByText(texts.states.LIVE);
  expect(api.asked('GET /api-keys')[0]?.path).toContain('isLive=true');
});

test('the filter asks the server for ended keys, which have no actions', async () => {
  const ended = { ...apiKey, endedAt: '2026-11-21T08:00:00.000Z', endReason: 'ENDED' };
  const { user, findByRole, findByText, queryByRole, query } = show();
  await findByRole('button', { name: fill(texts.endOf, { name: apiKey.name }) });
  api.on('GET /api-keys', answers.ok(asPage([ended])));
  await user.click(await findByRole('button', { name: `${texts.shown}: ${texts.show.ended.toLowerCase()}` }));
  await findByText(texts.states.ENDED);
  expect(api.asked('GET /api-keys').at(-1)?.path).toContain('isLive=false');
  expect(query()).toBe('?show=ended');
  expect(queryByRole('button', { name: fill(texts.endOf, { name: apiKey.name }) })).toBeNull();
});

test('a new key is created with the chosen scopes and shown once', async () => {
  api.on('POST /api-keys', answers.ok({ key: secret, details: apiKey }));
  const { user, findByRole, getByRole, queryByText } = show();
  await user.click(getByRole('button', { name: texts.create }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(texts.form.name), 'Магазин');
  await user.click(dialog.getByText(texts.form.submit));
  await dialog.findByText(texts.form.chooseOne);
  expect(api.asked('POST /api-keys')).toEqual([]);
  await user.click(dialog.getByLabelText(texts.scopes['links:write'].name));
  await user.selectOptions(dialog.getByLabelText(texts.form.expires), texts.form.days.d90);
  await user.click(dialog.getByText(texts.form.submit));
  const shown = within(await findByRole('dialog', { name: texts.created.title }));
  shown.getByText(secret);
  shown.getByText(en.developers.secret.once);
  expect(api.asked('POST /api-keys').map(({ body }) => body)).toEqual([
    { name: 'Магазин', scopes: ['links:write'], expiresInDays: 90, networks: [] },
  ]);
  await user.click(shown.getByText(en.developers.secret.done));
  expect(queryByText(secret)).toBeNull();
});

test('a network that the server refuses is shown at its field', async () => {
  const fields = { 'networks.0': 'Not a network.' };
  api.on(
    'POST /api-keys',
    () => new Response(JSON.stringify({ code: 'fields', message: 'No.', fields }), { status: 422 }),
  );
  const { user, findByRole, getByRole } = show();
  await user.click(getByRole('button', { name: texts.create }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(texts.form.name), 'Магазин');
  await user.click(dialog.getByLabelText(texts.scopes['events:read'].name));
  await user.type(dialog.getByLabelText(/^Networks/), 'nowhere');
  await user.click(dialog.getByText(texts.form.submit));
  expect(await dialog.findByText('Not a network.')).toBeTruthy();
});

test('a key is replaced with the chosen time of grace', async () => {
  api.on('POST /api-keys/7f3k2q5a/rotate', answers.ok({ key: secret, details: apiKey }));
  const { user, findByRole } = show();
  await user.click(await findByRole('button', { name: fill(texts.replaceOf, { name: apiKey.name }) }));
  const dialog = within(await findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(texts.rotate.grace), texts.rotate.hours.h168);
  await user.click(dialog.getByText(texts.rotate.submit));
  within(await findByRole('dialog', { name: texts.created.title })).getByText(secret);
  expect(api.asked('POST /api-keys/7f3k2q5a/rotate')[0]?.body).toEqual({ graceHours: 168 });
});

test('a key ends after a confirmation; a refusal is shown in the dialog', async () => {
  api.on('DELETE /api-keys/7f3k2q5a', answers.refusal(409, 'key.ended', 'The key has ended already.'));
  const { user, findByRole, findByText } = show();
  await user.click(await findByRole('button', { name: fill(texts.endOf, { name: apiKey.name }) }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByText(texts.ending.submit));
  await dialog.findByText('The key has ended already.');
  api.on('DELETE /api-keys/7f3k2q5a', answers.empty);
  await user.click(dialog.getByText(texts.ending.submit));
  await findByText(fill(texts.ending.done, { name: apiKey.name }));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

test('without keys the next step is named', async () => {
  api.on('GET /api-keys', answers.ok(asPage([])));
  const { findByText } = show();
  await findByText(texts.none);
  expect(await findByText(texts.noneHint)).toBeTruthy();
});

test('an owner whose e-mail is not confirmed reads what to do first', async () => {
  const { findByText } = showDevelopers(api, '/keys', { isEmailVerified: false });
  expect(await findByText(en.developers.unverified)).toBeTruthy();
});

test('an owner whose e-mail is confirmed reads nothing of it', async () => {
  const { findByText, queryByText } = show();
  await findByText(texts.text);
  await findByText(apiKey.name);
  expect(queryByText(en.developers.unverified)).toBeNull();
});

test('in the place of the button for a new key stands the plan when it includes no more keys', async () => {
  api.on('GET /merchants/me', answers.ok({ ...sampleMerchant(sampleData), plan: 'STARTER' }));
  api.on('GET /api-keys', answers.ok(asPage([apiKey, { ...apiKey, id: 'abcdefgh', isBeyondPlan: true }])));
  const { findByText, findAllByText, queryByRole } = show();
  await findByText(/Your plan includes 1 API key\./);
  expect(queryByRole('button', { name: texts.create })).toBeNull();
  expect(await findAllByText(texts.beyond)).toHaveLength(1);
});

test('a key that is being replaced takes no place of the plan', async () => {
  api.on('GET /merchants/me', answers.ok({ ...sampleMerchant(sampleData), plan: 'GROWTH' }));
  const keys = ['a', 'b', 'c'].map((id) => ({ ...apiKey, id, replacedBy: id === 'a' ? 'b' : null }));
  api.on('GET /api-keys', answers.ok(asPage(keys)));
  const { findByRole, findAllByText } = show();
  await findAllByText('Онлайн магазин');
  expect(await findByRole('button', { name: texts.create })).toBeTruthy();
});
