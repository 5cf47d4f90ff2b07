import * as z from 'zod';
import { splitSecrets } from './security-variables.ts';
import { text, variables } from './variable.ts';

/** Without empty parts, which a comma too much gives: any caller can sign with an empty secret. */
export const webhookSecretsIn = (secrets = ''): string[] =>
  splitSecrets(secrets).filter((secret) => secret !== '');

/** The card provider. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_ or rk_, then test_ or live_')
    .register(variables, {
      description: 'the secret API key of the Stripe account',
      example: 'sk_live_…',
      isSecret: true,
      details:
        'Unset in development: the sandbox card provider is started and used. Production refuses test keys.',
    }),
  STRIPE_WEBHOOK_SECRET: text().register(variables, {
    description: 'the signing secret of the webhook endpoint at Stripe',
    example: 'whsec_…',
    isSecret: true,
    details:
      'Two secrets, comma-separated, are both valid: [while one replaces the other](operations/keys.md).',
  }),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().optional().register(variables, {
    description: 'the signing secret of the webhook endpoint for connected accounts',
    example: 'whsec_…',
    isSecret: true,
    details:
      'With `STRIPE_ROUTING=direct`; Stripe signs the events of connected accounts with a secret of their own. Two secrets, comma-separated, are both valid.',
  }),
  STRIPE_API_URL: z.url().optional().register(variables, {
    description: 'the base URL of the provider’s API',
    example: 'https://api.stripe.com',
    defaultText: 'the one of the stripe package',
    details: 'Names a sandbox; production leaves it unset.',
  }),
  STRIPE_ROUTING: z.enum(['none', 'direct']).default('none').register(variables, {
    description: 'whose Stripe account is charged',
    example: 'none',
    details:
      '`none`: the account of `STRIPE_SECRET_KEY`. `direct`: the merchant’s connected account; merchants without one cannot be paid ([webhooks and routing](operations/installation.md#webhooks-and-routing)).',
  }),
  RECONCILE_AFTER_SECONDS: z.coerce.number().int().min(0).default(120).register(variables, {
    description: 'age in seconds at which an open payment is checked at the provider',
    example: '120',
  }),
};
