import type { AuditAction } from './module-vocabulary.ts';

/** Who is mailed about an action. */
export type MailReader = 'USER' | 'OWNERS' | 'MERCHANT' | 'FORMER_ADDRESS' | 'NEW_ADDRESS';

/**
 * An action that changes where money or documents go, who may enter, or who is mailed.
 * - proof ALWAYS: a session needs a proof of the last fifteen minutes, otherwise 403 `access.proof-needed`.
 * - proof SOMETIMES: where the change named by `when` is among what is given.
 * - proof PASSWORD: the body holds the password; TOKEN: it holds the token of a mailed link; NONE: see `why`.
 */
export type RedirectingAction = Readonly<
  (
    | { proof: 'ALWAYS' | 'PASSWORD' | 'TOKEN' }
    | { proof: 'SOMETIMES'; when: string }
    | { proof: 'NONE'; why: string }
  ) & {
    /** Empty only with a proof. */
    mails: readonly MailReader[];
    /** Recorded on success, without personal data; null: the step before records nothing. */
    audit: AuditAction | null;
  }
>;

const always = (audit: AuditAction | null, ...mails: MailReader[]): RedirectingAction => ({
  proof: 'ALWAYS',
  mails,
  audit,
});
const when = (change: string, audit: AuditAction, ...mails: MailReader[]): RedirectingAction => ({
  proof: 'SOMETIMES',
  when: change,
  mails,
  audit,
});

/**
 * Every action that redirects, by method and path: an endpoint that writes stands here or in the reviewed list of
 * `test/architecture/redirecting-acts.test.ts`. A key does none of them, but those of endpoints that keys made.
 */
export const redirectingActs: Readonly<Record<string, RedirectingAction>> = {
  // Where money goes.
  'PUT /merchants/me/fiscal-profile': when(
    'another bank account',
    'merchant.fiscal-profile-set',
    'FORMER_ADDRESS',
  ),
  'POST /merchants/me/account': always('merchant.account-started'),
  'POST /merchants/me/account/continue': always(null),
  'POST /payments/:id/refunds': when('a refund above the limit', 'payment.refund-requested'),
  // Where documents and mails go, and who is mailed.
  'PUT /merchants/me': when('another email', 'merchant.profile-changed', 'FORMER_ADDRESS'),
  'PUT /merchants/:id': when('another email', 'merchant.corrected', 'FORMER_ADDRESS', 'MERCHANT'),
  'PUT /months/me/settings': when(
    'another recipient or sending',
    'merchant.month-settings-changed',
    'OWNERS',
    'FORMER_ADDRESS',
  ),
  'POST /months/me/:month/send': when(
    'another than the stored recipient',
    'merchant.month-sent',
    'OWNERS',
    'FORMER_ADDRESS',
  ),
  'POST /merchants/:id/months/:month/send': when(
    'another than the stored recipient',
    'merchant.month-sent',
    'OWNERS',
    'FORMER_ADDRESS',
  ),
  'POST /webhook-endpoints': always('webhook-endpoint.created', 'OWNERS'),
  'PUT /webhook-endpoints/:id': when('another address', 'webhook-endpoint.changed', 'OWNERS'),
  'POST /webhook-endpoints/:id/rotate': always('webhook-endpoint.secret-rotated', 'OWNERS'),
  // Who may enter: keys, invitations, teams, assignments.
  'POST /api-keys': always('api-key.created', 'OWNERS'),
  'POST /api-keys/:id/rotate': always('api-key.rotated', 'OWNERS'),
  'POST /merchants/me/invitations': always('invitation.created', 'NEW_ADDRESS'),
  'PUT /merchants/me/team/:userId': always('team.member-role-changed'),
  'DELETE /merchants/me/team/:userId': always('team.member-removed'),
  'DELETE /merchants/me/accountants/:userId': always('merchant.accountant-ended'),
  'DELETE /accountant/clients/:merchantId': always('merchant.accountant-ended'),
  'PUT /users/:id/merchants': always('user.assignments-set'),
  // Who may enter: accounts, passwords, factors.
  'POST /users': always('user.created'),
  'PUT /users/:id': when('another username, email, role or password', 'user.changed'),
  'DELETE /users/:id': always('user.deleted'),
  'DELETE /users/:id/factors': always('user.factors-reset', 'USER'),
  'POST /users/:id/invitation': always('user.invited', 'USER'),
  'POST /users/:id/unlock': always('user.unlocked'),
  'PUT /merchants/:id/status': always('merchant.status-changed', 'MERCHANT'),
  'POST /merchants/status': always('merchant.status-changed', 'MERCHANT'),
  'POST /auth/factors/totp': always(null),
  'POST /auth/factors/totp/:id': {
    proof: 'NONE',
    why: 'The app was started with a proof, for fifteen minutes.',
    mails: ['USER'],
    audit: 'user.factor-added',
  },
  'POST /auth/factors/passkeys/options': always(null),
  'POST /auth/factors/passkeys': {
    proof: 'NONE',
    why: 'The challenge was given for a proof, for five minutes.',
    mails: ['USER'],
    audit: 'user.factor-added',
  },
  'DELETE /auth/factors/:id': always('user.factor-removed', 'USER'),
  'POST /auth/recovery-codes': always('user.recovery-codes-renewed', 'USER'),
  'PUT /auth/password': { proof: 'PASSWORD', mails: ['USER'], audit: 'user.password-changed' },
  'PUT /auth/email': always('user.email-change-requested', 'NEW_ADDRESS', 'FORMER_ADDRESS'),
  'POST /auth/reset': { proof: 'TOKEN', mails: ['USER'], audit: 'user.password-reset' },
  'POST /auth/verify': { proof: 'TOKEN', mails: ['USER'], audit: 'user.email-verified' },
  'POST /auth/email/undo': { proof: 'TOKEN', mails: ['USER'], audit: 'user.email-change-undone' },
  'PUT /auth/registration-email': {
    proof: 'TOKEN',
    mails: ['NEW_ADDRESS'],
    audit: 'user.registration-email-corrected',
  },
  'POST /invitations/accept': { proof: 'TOKEN', mails: [], audit: 'invitation.accepted' },
};
