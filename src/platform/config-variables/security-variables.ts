import * as z from 'zod';
import { onOff, variables } from './variable.ts';

/** Two secrets, comma-separated, during a rotation. */
export const splitSecrets = (secrets: string): string[] => secrets.split(',').map((secret) => secret.trim());

/** Bytes of a key in `SECRETS_KEY` (AES-256). */
const keyBytes = 32;

/** The keys of `SECRETS_KEY`, the first of which seals. */
export const readSecretsKeys = (keys: string): Buffer[] =>
  splitSecrets(keys).map((key) => Buffer.from(key, 'base64'));

const random = 'the output of `openssl rand -base64 48`';
const madeInDevelopment = 'Unset in development: made once under `DATA_DIR`.';

/** Secrets, passwords and limits. */
export const securityVariables = {
  SESSION_SECRET: z
    .string()
    .refine(
      (secrets) => splitSecrets(secrets).every((secret) => secret.length >= 32),
      'each secret needs at least 32 characters',
    )
    .register(variables, {
      description: 'signs sessions; at least 32 characters',
      example: random,
      isSecret: true,
      details: `Of two secrets, comma-separated, the first signs and both verify ([rotation](operations/keys.md)). ${madeInDevelopment}`,
    }),
  PASSWORD_PEPPER: z
    .string()
    .min(32)
    .register(variables, {
      description: 'needed to check every password; at least 32 characters',
      example: random,
      isSecret: true,
      details: `Losing it makes all passwords useless; replacing it takes two values for a while ([rotation](operations/keys.md#password-pepper)). ${madeInDevelopment}`,
    }),
  PASSWORD_PEPPER_PREVIOUS: z.string().min(32).optional().register(variables, {
    description: 'the pepper that PASSWORD_PEPPER replaces',
    example: 'the former value of PASSWORD_PEPPER',
    isSecret: true,
    details:
      'Passwords hashed with it stay valid; a sign-in hashes them again with `PASSWORD_PEPPER` ([rotation](operations/keys.md#password-pepper)).',
  }),
  SECRETS_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/=,\s]+$/, 'must be base64')
    .refine(
      (keys) => readSecretsKeys(keys).every(({ length }) => length === keyBytes),
      'each key needs exactly 32 bytes, in base64',
    )
    .refine((keys) => splitSecrets(keys).length <= 2, 'at most two keys')
    .register(variables, {
      description: 'seals secrets in the database; 32 bytes in base64',
      example: 'the output of `openssl rand -base64 32`',
      isSecret: true,
      details: `Seals the secrets of authenticator apps. Of two keys, comma-separated, the first seals and both open ([rotation](operations/keys.md)). ${madeInDevelopment}`,
    }),
  ANCHOR_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/=,\s]+$/, 'must be base64')
    .refine(
      (keys) => readSecretsKeys(keys).every(({ length }) => length === keyBytes),
      'each key needs exactly 32 bytes, in base64',
    )
    .optional()
    .register(variables, {
      description: 'signs the anchors of document series; 32 bytes in base64',
      example: 'the output of `openssl rand -base64 32`',
      defaultText: 'a key derived from SECRETS_KEY',
      isSecret: true,
      details:
        'Of several keys, comma-separated, the first signs and all verify: keep every earlier one for as long as the anchors ([proof of documents](operations/month-end.md#proof-of-documents)).',
    }),
  SECOND_FACTOR: z.enum(['off', 'staff', 'all']).optional().register(variables, {
    description: 'who must have a second factor',
    example: 'staff',
    defaultText: 'off; staff in production',
    details:
      '`staff`: administrators and support. A user who must have one and has none can only set one up after signing in. Any user may have one. `plateno config check` warns of `off` in production.',
  }),
  PASSWORD_POLICY: z.enum(['basic', 'strict']).default('basic').register(variables, {
    description: 'which passwords are accepted',
    example: 'strict',
    details:
      '`basic`: at least 6 characters. `strict`: staff need 12. Both refuse the 49,233 common passwords that the package `@zxcvbn-ts/language-common` lists, common Bulgarian ones, and either between digits and signs. Production should set `strict`; `plateno config check` warns while it does not.',
  }),
  RATE_LIMITS: onOff().default('on').register(variables, {
    description: 'whether callers are limited',
    example: 'on',
    details: 'The limits are counted in the database, for all servers together. `off` is for measurements.',
  }),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional()
    .register(variables, {
      description: 'where vulnerabilities are reported',
      example: 'mailto:security@example.com',
      defaultText: 'mailto:security@plateno.example; none in production',
      details: 'The contact in `/.well-known/security.txt`; without it production serves no such file.',
    }),
};
