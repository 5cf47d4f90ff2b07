import * as z from 'zod';
import { factorCode } from './account-mails.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { emptyOrText, id, idParams, instant, text } from '../fields.ts';
import { freeJson } from '../free-json.ts';
import { session } from './users.ts';

/** The kinds of second factors. */
const factorKinds = ['TOTP', 'PASSKEY'] as const;
/** The ways to complete a sign-in whose password was right. */
const secondSteps = ['TOTP', 'PASSKEY', 'RECOVERY_CODE'] as const;

const challenge = z.guid().meta({
  description: 'The challenge of a sign-in: five minutes, five attempts, one use.',
  examples: ['01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f60'],
});
const code = factorCode.unwrap().meta(factorCode.meta()!);
const name = text(100, 'name').meta({ examples: ['Телефонът на Мария'] });

const credentialId = emptyOrText(2_000, 'identifier');

/** A response of the browser's `navigator.credentials` as `@simplewebauthn/browser` writes it. */
const webAuthnResponse = z
  .object({ id: credentialId, rawId: credentialId, type: z.literal('public-key') })
  .catchall(freeJson)
  .meta({
    description: 'The credential as JSON (WebAuthn level 3, `toJSON`).',
    examples: [{ id: 'AQ', rawId: 'AQ', type: 'public-key' }],
  });
/** Options for the browser's `navigator.credentials`, as JSON. */
const webAuthnOptions = z
  .record(z.string(), z.unknown())
  .meta({ description: 'Options for `navigator.credentials` as JSON.', examples: [{ challenge: 'AQ' }] });

/** The details of 401 `sign-in.second-factor` of `POST /auth/login`. */
export const secondFactorNeeded = z.object({ challenge, methods: z.array(z.enum(secondSteps)) });
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;

export const completeSignIn = endpoint({
  method: 'POST',
  path: '/auth/login/second',
  access: 'public',
  keyUse: 'CLAIMED',
  summary:
    'Completes a sign-in by a code of the authenticator app or a recovery code. Five wrong codes end the challenge and count as failed sign-ins.',
  refuses: [401],
  body: z.object({ challenge, code }),
  response: session,
});

export const startPasskeyStep = endpoint({
  method: 'POST',
  path: '/auth/login/passkey/options',
  access: 'public',
  keyUse: 'PROVES',
  summary: 'Options for a passkey as second step of a sign-in.',
  refuses: [401],
  body: z.object({ challenge }),
  response: webAuthnOptions,
});

export const completeSignInByPasskey = endpoint({
  method: 'POST',
  path: '/auth/login/passkey',
  access: 'public',
  keyUse: 'CLAIMED',
  summary: 'Completes a sign-in by a passkey.',
  refuses: [401],
  body: z.object({ challenge, response: webAuthnResponse }),
  response: session,
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  access: 'public',
  keyUse: 'PROVES',
  summary: 'Options for a sign-in by passkey without a username.',
  response: z.object({ challenge, options: webAuthnOptions }),
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  access: 'public',
  keyUse: 'CLAIMED',
  summary: 'Signs in by a passkey alone: it is two factors in one.',
  refuses: [401],
  body: z.object({ challenge, response: webAuthnResponse }),
  response: session,
});

const factor = z.object({
  id,
  kind: z.enum(factorKinds),
  name: z.string().meta({ examples: ['Телефонът на Мария'] }),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  isBackedUp: z.boolean().meta({ description: 'Whether the passkey is stored in more than one device.' }),
});
export type Factor = z.infer<typeof factor>;

const listedFactors = z.object({
  factors: z.array(factor),
  recoveryCodesLeft: z
    .number()
    .int()
    .meta({ examples: [10] }),
  isRequired: z.boolean().meta({ description: 'Whether this account must have a second factor.' }),
});

export const listFactors = endpoint({
  method: 'GET',
  path: '/auth/factors',
  access: 'signed-in',
  summary: 'The caller’s second factors and the number of unused recovery codes.',
  response: listedFactors,
});

export const startTotp = endpoint({
  method: 'POST',
  path: '/auth/factors/totp',
  access: 'signed-in',
  keyUse: 'SEALED',
  summary:
    'Makes the secret of an authenticator app (RFC 6238); it counts when a code confirms it. Needs a recent proof.',
  status: 201,
  response: z.object({
    id,
    secret: z.string().meta({ description: 'Base32.', examples: ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'] }),
    url: z.string().meta({
      description: 'The `otpauth` URL for the QR code.',
      examples: ['otpauth://totp/Plateno:maria?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Plateno'],
    }),
  }),
});

/** Recovery codes in plain text, shown once. */
const recoveryCodes = z
  .array(z.string())
  .meta({ description: 'Ten codes, shown once.', examples: [['7K3QW9ZX2M']] });
const madeCodes = z.object({
  recoveryCodes: recoveryCodes.nullable().meta({ description: 'Null when the account has codes already.' }),
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/auth/factors/totp/:id',
  access: 'signed-in',
  keyUse: 'CLAIMED',
  summary: 'Confirms the authenticator app by its first code; the first factor brings ten recovery codes.',
  params: idParams,
  body: z.object({ code, name }),
  response: madeCodes,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/auth/factors/passkeys/options',
  access: 'signed-in',
  keyUse: 'PROVES',
  summary: 'Options for a new passkey. Needs a recent proof.',
  response: z.object({ challenge, options: webAuthnOptions }),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/factors/passkeys',
  access: 'signed-in',
  keyUse: 'CLAIMED',
  summary: 'Adds a passkey; the first factor brings ten recovery codes.',
  status: 201,
  body: z.object({ challenge, name, response: webAuthnResponse }),
  response: madeCodes,
});

export const removeFactor = endpoint({
  method: 'DELETE',
  path: '/auth/factors/:id',
  access: 'signed-in',
  summary: 'Removes a second factor; a required last one stays. Needs a recent proof.',
  status: 204,
  params: idParams,
  response: noContent,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/recovery-codes',
  access: 'signed-in',
  keyUse: 'SEALED',
  summary: 'Makes ten new recovery codes; the earlier ones end. Needs a recent proof.',
  response: z.object({ recoveryCodes }),
});

export const proveByCode = endpoint({
  method: 'POST',
  path: '/auth/prove/code',
  access: 'signed-in',
  keyUse: 'CLAIMED',
  summary: 'A recent proof by a code of the authenticator app instead of the password.',
  body: z.object({ code }),
  response: z.object({ provedUntil: instant }),
});

export const listFactorsOfUser = endpoint({
  method: 'GET',
  path: '/users/:id/factors',
  access: ['ADMIN'],
  summary: 'The second factors of a user and the number of unused recovery codes.',
  params: idParams,
  response: listedFactors,
});

export const removeFactorsOfUser = endpoint({
  method: 'DELETE',
  path: '/users/:id/factors',
  access: ['ADMIN'],
  summary:
    'Removes all second factors and recovery codes of a user and ends the sessions; the user gets a mail. Needs a recent proof.',
  status: 204,
  params: idParams,
  response: noContent,
});
