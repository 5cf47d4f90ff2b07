import type { BackOfficeModule } from './back-office-module.ts';

export const integrations: BackOfficeModule = {
  bg: {
    actions: {
      'api-key.created': 'Създаден ключ за API',
      'api-key.rotated': 'Сменен ключ за API',
      'api-key.ended': 'Спрян ключ за API',
      'webhook-endpoint.created': 'Добавен адрес за известия',
      'webhook-endpoint.changed': 'Променен адрес за известия',
      'webhook-endpoint.deleted': 'Изтрит адрес за известия',
      'webhook-endpoint.secret-rotated': 'Сменена тайна на адрес за известия',
      'webhook-endpoint.tested': 'Изпратено пробно известие',
      'webhook-endpoint.disabled': 'Изключен адрес за известия',
      'webhook-endpoint.replayed': 'Повторно изпратени известия',
      'webhook-endpoint.delivery-resent': 'Повторно изпратено известие',
    },
    subjects: {
      'api-key': 'Ключ за API',
      'webhook-endpoint': 'Адрес за известия',
    },
  },
  en: {
    actions: {
      'api-key.created': 'API key created',
      'api-key.rotated': 'API key replaced',
      'api-key.ended': 'API key ended',
      'webhook-endpoint.created': 'Webhook endpoint created',
      'webhook-endpoint.changed': 'Webhook endpoint changed',
      'webhook-endpoint.deleted': 'Webhook endpoint deleted',
      'webhook-endpoint.secret-rotated': 'Secret of a webhook endpoint replaced',
      'webhook-endpoint.tested': 'Test event sent',
      'webhook-endpoint.disabled': 'Webhook endpoint disabled',
      'webhook-endpoint.replayed': 'Events sent again',
      'webhook-endpoint.delivery-resent': 'Event sent again',
    },
    subjects: {
      'api-key': 'API key',
      'webhook-endpoint': 'Webhook endpoint',
    },
  },
  pages: { subjects: { 'webhook-endpoint': 'webhook-endpoints' } },
};
