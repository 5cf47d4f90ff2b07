import * as z from 'zod';
import { emailAddress, onOff, port, text, variables } from './variable.ts';

/** Mode, ports, URLs and folders of the processes. */
export const serverVariables = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').register(variables, {
    description: 'what kind of installation this is',
    example: 'production',
    details:
      '`production` refuses test keys, a `PUBLIC_URL` without https, development secrets, guessable secrets, and no rate limits. It warns of the `basic` password policy, of connections to other machines without TLS, of a proxy that is not trusted, and of metrics that other machines can read.',
  }),
  PORT: port().default(8080).register(variables, { description: 'port of web and API', example: '8080' }),
  HOST: text().optional().register(variables, {
    description: 'the interface of web and API',
    example: '127.0.0.1',
    defaultText: '127.0.0.1; 0.0.0.0 in production',
    details: 'Behind a proxy on the same machine production sets 127.0.0.1.',
  }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(variables, {
      description: 'where people reach the installation',
      example: 'https://pay.example.com',
      defaultText: 'http://localhost:PORT',
      isRequiredInProduction: true,
      details: 'Base of payment links, return URLs and QR codes. Production takes https only.',
    }),
  TRUST_PROXY: onOff().default('off').register(variables, {
    description: 'whether X-Forwarded-* of the proxy in front is believed',
    example: 'on',
    details:
      'Of `X-Forwarded-For` the last IP address counts: exactly one proxy stands in front. `on` also takes `X-Request-Id` and a trace that the proxy began.',
  }),
  DATA_DIR: text().default('./var').register(variables, {
    description: 'the folder of local data',
    example: '/var/lib/plateno',
    details:
      'Production keeps caches, archives of businesses, imported archives with their documents and `ANCHOR_FILE` in it and must be able to write there; development also the embedded database, its secrets and the mailbox.',
  }),
  ANCHOR_FILE: text().optional().register(variables, {
    description: 'the file to which the last hash of every document series is appended each night',
    example: '/mnt/anchors/invoice-anchors.jsonl',
    defaultText: 'DATA_DIR/invoice-anchors.jsonl',
    details:
      'It proves more on another machine: [proof of documents](operations/month-end.md#proof-of-documents).',
  }),
  OPERATOR_MERCHANT_ID: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .register(variables, {
      description: 'the id of the merchant that is the operator of this installation',
      example: '1',
      defaultText: 'none: fees are not billed, and plans cannot be chosen',
      details:
        'It issues the bills for fees and plans to all others; `plateno operator setup` makes one and says its id. `plateno config check` says what its documents lack.',
    }),
  SUPPORT_EMAIL: emailAddress().optional().register(variables, {
    description: 'where merchants write for help',
    example: 'help@example.com',
    defaultText: 'hello@plateno.example; none in production',
    details:
      'Shown in the help of the portal, and given to push services as the contact of the installation.',
  }),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{5,30}$/, 'must be a phone number')
    .optional()
    .register(variables, {
      description: 'where merchants call for help',
      example: '+359 2 123 4567',
      defaultText: 'none',
      details: 'Shown in the help of the portal.',
    }),
  STATUS_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .register(variables, {
      description: 'a page with the status of the service',
      example: 'https://status.example.com',
      defaultText: 'none',
      details: 'Linked in the help of the portal.',
    }),
  VIES_URL: z
    .union([z.literal(''), z.url()])
    .optional()
    .register(variables, {
      description: 'the REST service of the European Commission that checks VAT numbers (VIES)',
      example: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
      defaultText: 'none: VAT numbers are checked by their form only',
      details: 'Its answer is stored beside the invoice and never prevents one.',
    }),
  ANCHOR_URL: z.url().optional().register(variables, {
    description: 'the address to which the same lines are posted',
    example: 'https://anchors.example/plateno',
    details:
      'As lines of JSON by POST; tried again for most of a day ([proof of documents](operations/month-end.md#proof-of-documents)).',
  }),
  CHROMIUM_PATH: text().optional().register(variables, {
    description: 'the browser that prints documents',
    example: '/usr/bin/chromium',
    defaultText: 'an installed Chromium or Chrome, else the one from npm',
    details:
      '`plateno config check` refuses a path that names no program, and finds out when there is no browser at all.',
  }),
  API_DOCS: onOff().optional().register(variables, {
    description: 'whether /api/docs is served',
    example: 'off',
    defaultText: 'on; off in production',
    details: 'The same switch serves `/api/openapi.json`.',
  }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .register(variables, { description: 'the least severe lines that are logged', example: 'info' }),
};
