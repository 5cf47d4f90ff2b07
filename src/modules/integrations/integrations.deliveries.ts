import type { Contributions } from '#platform/contributions.ts';
import type { IntegrationsNeeds } from './integrations.needs.ts';

/** The part of the module for deliveries. */
export const deliveriesPart = (_deps: IntegrationsNeeds): Contributions => ({ routes: [] });
