// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { sampleData, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { en } from '#web/merchant/developers/messages/en.ts';
import { en as shared } from '#web/shared/messages/en.ts';
import { sampleMerchant } from '#web/demo/sample-merchant.ts';
import { fill } from '#web/shared/messages/fill.ts';
import { asPage, delivery, eventId, showDevelopers, webhookEndpoint } from './developers-fixture.tsx';

prepareComponentTests();
const api = stubPortal();
const texts = en.developers.webhooks;
const oneDelivery = `/webhook-endpoints/4/deliveries/${eventId}`;

const types = [
  {
    type: 'payment.succeeded',
    description: 'A customer paid.',
    get: '/api/payments/:id',
    sample: { type: 'payment.succeeded' },
  },
  { type: 'webhook.test', description: 'A test.', get: null, sample: { type: 'webhook.test' } },
];

beforeEach(() => {
  api.on('GET /event-types', answers.ok(types));
  api.on('GET /webhook-endpoints', answers.ok(asPage([webhookEndpoint])));
  api.on('GET /webhook-endpoints/4', answers.ok(webhookEndpoint));
  api.on('GET /webhook-endpoints/4/deliveries', answers.ok(asPage([delivery])));
  api.on(`GET ${oneDelivery}`, answers.ok(delivery));
});

test('the bar of an endpoint says in words how many deliveries arrived, wait and were given up', async () => {
  const { findByRole, getByText } = showDevelopers(api, '/webhooks');
  await findByRole('img', { name: fill(texts.bar.label, { count: 4, done: 2, waiting: 1, dead: 1 }) });
  getByText(fill(texts.bar.DONE, { count: 2 }));
  getByText(fill(texts.bar.DEAD, { count: 1 }));
  expect(getByText(texts.states.ENABLED)).toBeTruthy();
});

test('a new endpoint is added for chosen events, and its secret is shown', async () => {
  api.on('POST /webhook-endpoints', answers.ok({ ...webhookEndpoint, secret: 'whsec_abc' }));
  const { user, findByRole, getByRole } = showDevelopers(api, '/webhooks');
  await user.click(getByRole('button', { name: texts.create }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(texts.form.url), 'https://shop.example/hook');
  await user.click(dialog.getByLabelText(texts.form.chosen));
  await user.click(dialog.getByText(texts.form.submit));
  // No chosen type would mean all of them.
  await dialog.findByText(texts.form.chooseOne);
  await user.click(dialog.getByLabelText('payment.succeeded'));
  dialog.getByText('A customer paid.');
  expect(dialog.queryByLabelText('webhook.test')).toBeNull();
  await user.click(dialog.getByText(texts.form.submit));
  within(await findByRole('dialog', { name: texts.secret.title })).getByText('whsec_abc');
  expect(api.asked('POST /webhook-endpoints').map(({ body }) => body)).toEqual([
    { url: 'https://shop.example/hook', description: '', types: ['payment.succeeded'] },
  ]);
});

test('an address that the server refuses is shown at its field', async () => {
  const refused = { code: 'fields', message: 'No.', fields: { url: 'The address is private.' } };
  api.on('POST /webhook-endpoints', () => new Response(JSON.stringify(refused), { status: 422 }));
  const { user, findByRole, getByRole } = showDevelopers(api, '/webhooks');
  await user.click(getByRole('button', { name: texts.create }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(texts.form.url), 'https://10.0.0.1/');
  await user.click(dialog.getByText(texts.form.submit));
  expect(await dialog.findByText('The address is private.')).toBeTruthy();
});

test('an endpoint that was switched off says why; once it is on, what it missed is offered', async () => {
  const off = {
    ...webhookEndpoint,
    state: 'DISABLED',
    disabledReason: 'FAILING',
    disabledAt: '2026-11-25T08:00:00.000Z',
    failingSince: '2026-11-20T08:00:00.000Z',
  };
  api.on('GET /webhook-endpoints/4', answers.ok(off));
  api.on('PUT /webhook-endpoints/4', () => {
    api.on('GET /webhook-endpoints/4', answers.ok(webhookEndpoint));
    return answers.ok(webhookEndpoint)();
  });
  api.on('POST /webhook-endpoints/4/replay', answers.ok({ count: 12 }));
  const { user, findByText, findByRole, getByRole } = showDevelopers(api, '/webhooks/4');
  await findByText(/accepted nothing for five days/);
  expect((getByRole('button', { name: texts.test.action }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(getByRole('button', { name: texts.enable }));
  await user.click(await findByRole('button', { name: texts.missedAction }));
  const dialog = within(await findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(texts.replay.from).value).toBe('20/11/2026');
  await user.click(dialog.getByText(texts.replay.submit));
  await findByText('12 events are sent again.');
  expect(api.asked('PUT /webhook-endpoints/4')[0]?.body).toMatchObject({ state: 'ENABLED', types: [] });
  expect(api.asked('POST /webhook-endpoints/4/replay')[0]?.body).toMatchObject({
    from: '2026-11-19T22:00:00.000Z',
    onlyFailed: true,
  });
});

test('the result of a test is shown as soon as the server knows it', async () => {
  const test = 'evt_019370c2b5d47c3e8a1f0b9d6e4a2c72';
  const sent = { ...delivery, eventId: test, type: 'webhook.test', state: 'WAITING', attempts: 0, tries: [] };
  api.on('POST /webhook-endpoints/4/test', answers.ok({ eventId: test }));
  api.on(`GET /webhook-endpoints/4/deliveries/${test}`, answers.ok(sent));
  const { user, findByRole, findByText } = showDevelopers(api, '/webhooks/4');
  await user.click(await findByRole('button', { name: texts.test.action }));
  await findByText(texts.test.sending);
  const tries = [{ seq: 1, at: delivery.createdAt, millis: 80, status: 500, error: null, answer: 'no' }];
  api.on(`GET /webhook-endpoints/4/deliveries/${test}`, answers.ok({ ...sent, attempts: 1, tries }));
  const refused = `${fill(texts.test.refused, { status: 500 })} ${texts.test.again}`;
  expect(await findByText(refused)).toBeTruthy();
});

test('the filters of the deliveries are in the URL and asked of the server', async () => {
  const many = answers.ok({ content: [delivery], totalElements: 12 });
  api.on('GET /webhook-endpoints/4/deliveries', many);
  const { user, findByRole, findByLabelText, getByLabelText, query } = showDevelopers(api, '/webhooks/4');
  await findByRole('link', { name: 'payment.succeeded' });
  await user.click(await findByRole('button', { name: shared.shared.list.filters }));
  await user.selectOptions(await findByLabelText(texts.deliveries.state), 'DEAD');
  await user.selectOptions(getByLabelText(texts.deliveries.type), 'link.paid');
  expect(query()).toBe('?state=DEAD&type=link.paid');
  expect(api.asked('GET /webhook-endpoints/4/deliveries').at(-1)?.path).toMatch(/state=DEAD&type=link\.paid/);
});

test('a delivery shows its attempts, its body in both forms and the command that repeats it', async () => {
  const { user, findByRole, getByRole } = showDevelopers(api, `/webhooks/4/deliveries/${eventId}`);
  const attempts = within(await findByRole('table', { name: texts.deliveries.tries }));
  attempts.getByText('No answer.');
  attempts.getByText('120 ms');
  const body = () => getByRole('group', { name: texts.deliveries.body }).textContent;
  const command = getByRole('group', { name: texts.deliveries.curlLabel });
  expect(command.textContent).toContain(String.raw`Мария'\''s торта`);
  expect(command.textContent).toContain(`--header 'webhook-id: ${eventId}'`);
  expect(body()).toContain('\n  "type": "payment.succeeded"');
  await user.click(getByRole('button', { name: texts.deliveries.raw }));
  expect(body()).toBe(delivery.body);
});

test('a delivery is sent again', async () => {
  api.on(`POST ${oneDelivery}/resend`, answers.ok({ count: 1 }));
  const { user, findByRole, findByText } = showDevelopers(api, `/webhooks/4/deliveries/${eventId}`);
  await user.click(await findByRole('button', { name: texts.deliveries.resend }));
  await findByText(texts.deliveries.resent);
  expect(api.asked(`POST ${oneDelivery}/resend`)).toHaveLength(1);
});

test('an endpoint is deleted after a confirmation, and the list follows', async () => {
  api.on('DELETE /webhook-endpoints/4', answers.empty);
  const { user, findByRole, findByText, getByRole } = showDevelopers(api, '/webhooks/4');
  await user.click(await findByRole('button', { name: texts.more }));
  await user.click(getByRole('button', { name: texts.remove.action }));
  const dialog = within(await findByRole('dialog'));
  dialog.getByText(fill(texts.remove.text, { url: webhookEndpoint.url }));
  await user.click(dialog.getByText(texts.remove.submit));
  await findByText(texts.remove.done);
  expect(api.asked('DELETE /webhook-endpoints/4')).toHaveLength(1);
});

test('the catalogue shows each type with its sample; the filter by object is in the URL', async () => {
  const { user, findByText, getByText, getByLabelText, queryByText, query } = showDevelopers(api, '/events');
  await findByText('A customer paid.');
  getByText('GET /api/payments/:id');
  await user.selectOptions(getByLabelText(en.developers.events.object), 'webhook');
  expect(queryByText('A customer paid.')).toBeNull();
  getByText(en.developers.events.noGet);
  expect(query()).toBe('?object=webhook');
});

test('an endpoint beyond the plan says why nothing is sent, and the plan stands in the place of the button', async () => {
  api.on('GET /merchants/me', answers.ok({ ...sampleMerchant(sampleData), plan: 'STARTER' }));
  api.on('GET /webhook-endpoints', answers.ok(asPage([{ ...webhookEndpoint, isBeyondPlan: true }])));
  const { findByText, queryByRole } = showDevelopers(api, '/webhooks');
  await findByText(texts.problem.beyondPlan);
  await findByText(texts.states.BEYOND_PLAN);
  await findByText(/Your plan includes 1 webhook endpoint\./);
  expect(queryByRole('button', { name: texts.create })).toBeNull();
});
