import * as z from 'zod';
import { keyScopes } from '#kernel/key-scopes.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { actor, instant, integer, merchantId, merchantName, nullableText, text } from '../fields.ts';
import { listOf, listQuery } from '../list.ts';

/** Why a key has ended. REPLACED: by another one, after the days of grace. EXPIRED: on the day set at the start. */
const keyEndReasons = ['ENDED', 'REPLACED', 'EXPIRED', 'MERCHANT_CLOSED'] as const;
/** The longest time that a replaced key lives on, in hours. */
export const maxKeyGraceHours = 168;

const keyId = z.string().regex(/^[a-z2-7]{8}$/);
const keyParams = z.object({ id: keyId.meta({ examples: ['7f3k2q5a'] }) });

const apiKey = z.object({
  id: z.string().meta({ description: 'The part of the key after its mode.', examples: ['7f3k2q5a'] }),
  merchantId,
  merchantName,
  name: z.string().meta({ examples: ['Онлайн магазин'] }),
  prefix: z.string().meta({ description: 'How the key begins.', examples: ['plk_live_7f3k2q5a'] }),
  scopes: z.array(z.enum(keyScopes)).meta({ examples: [['links:write', 'payments:read']] }),
  networks: z.array(z.string()).meta({
    description: 'Networks that the key may be used from; empty: any.',
    examples: [['203.0.113.0/24']],
  }),
  version: z.string().meta({ description: 'The version of its answers.', examples: ['2026-12-01'] }),
  createdBy: actor,
  createdAt: instant,
  lastUsedAt: instant
    .nullable()
    .meta({ description: 'To the minute.', examples: ['2026-12-01T10:15:00.000Z'] }),
  expiresAt: instant
    .nullable()
    .meta({ description: 'null: it does not expire.', examples: ['2027-12-01T00:00:00.000Z'] }),
  endedAt: instant.nullable().meta({ examples: [null] }),
  endReason: z
    .enum(keyEndReasons)
    .nullable()
    .meta({ examples: [null] }),
  isBeyondPlan: z
    .literal(true)
    .optional()
    .meta({ description: 'Given when the plan allows fewer keys: this one only reads.' }),
  replacedBy: nullableText.meta({ description: 'The key that replaces it.', examples: [null] }),
});
/** An API key without its secret. */
export type ApiKey = z.infer<typeof apiKey>;

const createdKey = z.object({
  key: z.string().meta({
    description: 'The key itself. It is shown only here.',
    examples: ['plk_live_7f3k2q5a_0123456789abcdefghijklmnopqrstuvwx1a2B3c'],
  }),
  details: apiKey,
});
/** A new API key with its secret. */
export type CreatedKey = z.infer<typeof createdKey>;

const owners = { access: ['MERCHANT'], right: 'MANAGE_MERCHANT', scope: 'none' } as const;

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api-keys',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'API keys without their secrets, newest first; a merchant sees its own.',
  query: listQuery(['createdAt', 'lastUsedAt', 'name'] as const, {
    merchantId: merchantId.optional(),
    isLive: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
      .meta({ description: 'Only keys that can be used, or only ended ones.', examples: ['true'] }),
  }),
  response: listOf(apiKey),
});

export const createApiKey = endpoint({
  ...owners,
  method: 'POST',
  path: '/api-keys',
  status: 201,
  keyUse: 'SEALED',
  summary: 'Creates an API key; the answer is the only place that shows it.',
  body: z.object({
    name: text(80, 'name').meta({ examples: ['Онлайн магазин'] }),
    scopes: z
      .array(z.enum(keyScopes))
      .min(1)
      .max(keyScopes.length)
      .meta({ description: '`…:write` includes `…:read`.', examples: [['links:write', 'payments:read']] }),
    expiresInDays: z
      .number()
      .int()
      .min(1)
      .max(3_650)
      .nullish()
      .meta({ description: 'null or absent: it does not expire.', examples: [365] }),
    networks: z
      .array(text(50, 'identifier'))
      .max(20)
      .default([])
      .meta({
        description: 'IPv4 or IPv6 addresses or networks in CIDR form; empty: any.',
        examples: [['203.0.113.0/24']],
      }),
  }),
  response: createdKey,
});

export const rotateApiKey = endpoint({
  ...owners,
  method: 'POST',
  path: '/api-keys/:id/rotate',
  status: 201,
  keyUse: 'SEALED',
  summary: 'Creates a key like this one, which then lives on for the hours of grace.',
  params: keyParams,
  body: z.object({
    graceHours: integer
      .min(0)
      .max(maxKeyGraceHours)
      .meta({ examples: [24] }),
  }),
  response: createdKey,
});

export const endApiKey = endpoint({
  ...owners,
  method: 'DELETE',
  path: '/api-keys/:id',
  status: 204,
  summary: 'Ends a key at once, for good.',
  params: keyParams,
  response: noContent,
});
