// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delivery } from '#test/unit/web/merchant/developers/developers-fixture.tsx';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { EndpointDeliveries } from '#web/admin/webhook-endpoints/EndpointDeliveries.tsx';
import { en } from '#web/admin/kit/messages/en.ts';
import type { Role } from '#web/shared/session.ts';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();
const { endpoints: t } = en.admin.integrations;

const show = (role: Role, body: string | null) => {
  const answer = body === null ? null : 'ok';
  const details = { ...delivery, body, tries: [{ ...delivery.tries[0]!, answer }] };
  const sent = answerCalls(({ path }) => {
    if (path === '/webhook-endpoints/4/deliveries')
      return { body: { content: [delivery], totalElements: 1 } };
    return path === `/webhook-endpoints/4/deliveries/${delivery.eventId}` ? { body: details } : undefined;
  });
  return { ...renderAdmin(<EndpointDeliveries endpointId={4} />, { role }), sent };
};

const open = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: /payment\.succeeded/ }));
  return within(await screen.findByRole('dialog', { name: 'payment.succeeded' }));
};

test('an administrator reads the body of a delivery and the answers to it', async () => {
  const { user } = show('ADMIN', '{"sequence":41}');
  const dialog = await open(user);
  await dialog.findByText('{"sequence":41}');
  dialog.getByText('ok');
  expect(dialog.queryByText(t.bodyHidden)).toBeNull();
});

test('support reads the attempts and that only administrators see bodies', async () => {
  const { user } = show('SUPPORT', null);
  const dialog = await open(user);
  await dialog.findByText(t.bodyHidden);
  expect(dialog.getByText(/200/)).toBeTruthy();
});

test('the state of the deliveries is asked of the server', async () => {
  const { user, sent } = show('ADMIN', '{}');
  await user.click(await screen.findByRole('combobox', { name: t.state }));
  await user.click(await screen.findByRole('option', { name: t.deliveryStates.DEAD }));
  await screen.findByRole('button', { name: /payment\.succeeded/ });
  expect(sent.at(-1)?.query.get('state')).toBe('DEAD');
});
