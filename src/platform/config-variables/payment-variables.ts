import * as z from 'zod';
import { splitSecrets } from './security-variables.ts';
import { text, variables } from './variable.ts';

/** Without empty parts, which a comma too much gives: any caller can sign with an empty secret. */
export const webhookSecretsIn = (secrets = ''): string[] =>
  splitSecrets(secrets).filter((secret) => secret !== '');

/** A sum in euro, or `off`. */
const euroLimit = () =>
  z.union([z.literal('off'), z.coerce.number().min(1).max(10_000_000).multipleOf(0.01)]).optional();

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
  NEW_MERCHANT_DAYS: z.coerce.number().int().min(0).max(365).default(30).register(variables, {
    description: 'days after its activation for which a merchant has limits',
    example: '30',
    details: 'The limits are the next two variables, or those that support sets for one merchant; `0`: none.',
  }),
  NEW_MERCHANT_DAY_LIMIT: euroLimit().register(variables, {
    description: 'euro that a new merchant may take in a day in Sofia',
    example: '2000',
    defaultText: '`2000` in production, `off` elsewhere',
    details:
      'Open payments count. Beyond it the checkout is refused and an attention item appears in the back office. `off`: no limit.',
  }),
  NEW_MERCHANT_PAYMENT_LIMIT: euroLimit().register(variables, {
    description: 'euro that one payment of a new merchant may have',
    example: '1000',
    defaultText: '`1000` in production, `off` elsewhere',
    details: '`off`: no limit.',
  }),
};
