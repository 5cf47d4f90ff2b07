import type { WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { EndpointList } from './EndpointList.tsx';
import { EndpointShow } from './EndpointShow.tsx';

export default {
  name: 'webhook-endpoints',
  list: EndpointList,
  show: EndpointShow,
  recordRepresentation: (endpoint: WebhookEndpoint) => endpoint.url,
};
