import type { ApiKey } from '#contract/integrations/api-keys.ts';
import type { WebhookDeliveryDetails, WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { renderScreen } from '#test/unit/web/support/render.tsx';
import type { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import DeveloperPages from '#web/merchant/developers/DeveloperPages.tsx';
import { AllMessages } from '#web/merchant/kit/messages/AllMessages.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

export const apiKey: ApiKey = {
  id: '7f3k2q5a',
  merchantId: 3,
  merchantName: 'Липа ООД',
  name: 'Онлайн магазин',
  prefix: 'plk_test_7f3k2q5a',
  scopes: ['links:write', 'payments:read'],
  networks: ['203.0.113.0/24'],
  version: '2026-12-01',
  createdBy: 'user:5',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  endedAt: null,
  endReason: null,
  replacedBy: null,
};

export const webhookEndpoint: WebhookEndpoint = {
  id: 4,
  merchantId: 3,
  merchantName: 'Липа ООД',
  url: 'https://shop.example/plateno',
  types: [],
  description: 'Онлайн магазин',
  state: 'ENABLED',
  disabledReason: null,
  disabledAt: null,
  version: '2026-12-01',
  failingSince: null,
  oldSecretUntil: null,
  createdBy: 'user:5',
  createdAt: '2026-11-20T08:00:00.000Z',
  recent: ['DONE', 'WAITING', 'DEAD', 'DONE'],
};

export const eventId = 'evt_019370c2b5d47c3e8a1f0b9d6e4a2c71';

export const delivery: WebhookDeliveryDetails = {
  eventId,
  type: 'payment.succeeded',
  state: 'DONE',
  attempts: 2,
  nextAt: null,
  lastStatus: 200,
  createdAt: '2026-11-20T08:00:00.000Z',
  doneAt: '2026-11-20T08:00:06.000Z',
  url: 'https://shop.example/plateno',
  headers: { 'content-type': 'application/json', 'webhook-id': eventId },
  body: `{"type":"payment.succeeded","data":{"object":{"description":"Мария's торта"}}}`,
  tries: [
    { seq: 2, at: '2026-11-20T08:00:06.000Z', millis: 120, status: 200, error: null, answer: 'ok' },
    {
      seq: 1,
      at: '2026-11-20T08:00:00.000Z',
      millis: 5_000,
      status: null,
      error: 'No answer.',
      answer: null,
    },
  ],
};

export const asPage = (rows: readonly unknown[]) => ({ content: rows, totalElements: rows.length });

/** Renders the page of a path below `/merchant/developers`, with its query string. */
export const showDevelopers = (
  api: ReturnType<typeof stubPortal>,
  path: string,
  { isEmailVerified = true } = {},
) => {
  api.on('GET /auth/session', answers.ok({ ...ownerAccount, isEmailVerified }));
  return renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <AllMessages>
        <DeveloperPages />
      </AllMessages>
    </PortalProvider>,
    { url: path },
  );
};
