import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { email, emptyOrText, idParams } from '../fields.ts';
import { givenPassword, newPassword } from './users.ts';

/** The secret of a mailed link: 32 random bytes, base64url. It stands in the fragment, so no log or referrer has it. */
export const accountToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({
    description: 'The token of the mailed link, the part after `#`.',
    examples: ['q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'],
  });

/** A code of the authenticator app or a recovery code; needed when the account has a second factor. */
export const factorCode = emptyOrText(20, 'identifier')
  .optional()
  .meta({
    description: 'Six digits of the authenticator app, or a recovery code.',
    examples: ['492039'],
  });

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot',
  access: 'public',
  keyUse: 'CLAIMED',
  summary:
    'Mails a link that sets a new password, valid for 30 minutes. The answer and its time are the same for unknown addresses.',
  status: 202,
  body: z.object({ email }),
  response: noContent,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset',
  access: 'public',
  keyUse: 'CLAIMED',
  summary:
    'Sets a new password by a mailed token, also the first one of an invited user. Ends all sessions of the user and opens none; a second factor stays and its code is needed.',
  status: 204,
  refuses: [401, 410],
  body: z.object({ token: accountToken, password: newPassword, code: factorCode }),
  response: noContent,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify',
  access: 'public',
  keyUse: 'CLAIMED',
  summary:
    'Confirms the address that the token was mailed to: of a registration or of a change. Without a session of the account or its password, the first confirmation ends password, sessions and second factors, and a link that sets a password is mailed.',
  status: 204,
  refuses: [410],
  body: z.object({
    token: accountToken,
    password: givenPassword.optional().meta({
      description: 'The password of the account: it stays in force when it is given.',
      examples: ['a long password'],
    }),
  }),
  response: noContent,
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/verify/resend',
  access: 'signed-in',
  summary: 'Mails the link that confirms the caller’s address again; the earlier link ends.',
  status: 202,
  response: noContent,
});

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/auth/email',
  access: 'signed-in',
  keyUse: 'CLAIMED',
  summary:
    'Asks for another address of the caller. It applies when the new address confirms; the old one can undo it for 72 hours. Needs a recent proof.',
  status: 202,
  body: z.object({ email, password: givenPassword }),
  response: noContent,
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email/undo',
  access: 'public',
  keyUse: 'CLAIMED',
  summary:
    'Restores the former address by the token mailed to it, and ends all sessions of the user; the password must be reset.',
  status: 204,
  refuses: [410],
  body: z.object({ token: accountToken }),
  response: noContent,
});

export const correctRegistrationEmail = endpoint({
  method: 'PUT',
  path: '/auth/registration-email',
  access: 'public',
  keyUse: 'CLAIMED',
  summary:
    'Corrects the address of a registration once, within 30 minutes, by the token of its answer. Username, merchant and user account get the new address.',
  status: 204,
  refuses: [410],
  body: z.object({ token: accountToken, email }),
  response: noContent,
});

export const inviteUser = endpoint({
  method: 'POST',
  path: '/users/:id/invitation',
  access: ['ADMIN'],
  summary: 'Mails a user the link that sets the first password, valid for seven days; the earlier link ends.',
  status: 202,
  params: idParams,
  response: noContent,
});
