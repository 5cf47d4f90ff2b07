import type * as z from 'zod';
import type { ApiKey, createApiKey } from '#contract/integrations/api-keys.ts';

type KeyScope = ApiKey['scopes'][number];

/** What is typed and chosen in the form of a new key. */
export interface KeyValues {
  readonly name: string;
  readonly scopes: KeyScope[];
  /** `d30` for 30 days, or `never`. */
  readonly expires: string;
  /** One address or network a line. */
  readonly networks: string;
}

export const expiryChoices = ['d30', 'd90', 'd365', 'never'] as const;

export const newKeyValues: KeyValues = { name: '', scopes: [], expires: 'd365', networks: '' };

/** The request body of the form. */
export const keyBodyOf = ({
  name,
  scopes,
  expires,
  networks,
}: KeyValues): z.input<typeof createApiKey.body> => ({
  name,
  scopes,
  expiresInDays: expires === 'never' ? null : Number(expires.slice(1)),
  networks: networks.split(/[\s,;]+/).filter((network) => network !== ''),
});

/** The scopes of the form, in the order in which they are offered. */
export const scopeGroups = {
  links: ['links:read', 'links:write'],
  payments: ['payments:read', 'refunds:write'],
  invoices: [
    'invoices:read',
    'invoices:write',
    'proformas:read',
    'proformas:write',
    'schedules:read',
    'schedules:write',
  ],
  customers: ['customers:read', 'customers:write'],
  data: ['exports:read', 'bank:read', 'bank:write', 'bills:read', 'events:read', 'webhooks:write'],
} as const satisfies Record<string, readonly KeyScope[]>;
