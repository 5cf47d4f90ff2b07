import type { Contributions } from '#platform/contributions.ts';
import type { IntegrationsNeeds } from './integrations.needs.ts';

/** The part of the module for events. */
export const eventsPart = (_deps: IntegrationsNeeds): Contributions => ({ routes: [] });
