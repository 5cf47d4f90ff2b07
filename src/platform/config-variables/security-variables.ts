import * as z from 'zod';
import { onOff, variables } from './variable.ts';

/** Two secrets, comma-separated, during a rotation. */
export const splitSecrets = (secrets: string): string[] => secrets.split(',').map((secret) => secret.trim());

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
      details: `It cannot be changed without new passwords for all users ([rotation](operations/keys.md)). ${madeInDevelopment}`,
    }),
  PASSWORD_POLICY: z.enum(['basic', 'strict']).default('basic').register(variables, {
    description: 'which passwords are accepted',
    example: 'strict',
    details:
      '`strict`: staff need 12 characters, and common passwords are refused. Production should set it; `plateno config check` warns while it does not.',
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
