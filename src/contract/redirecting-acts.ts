import type { AuditAction } from './module-vocabulary.ts';

/** Who is mailed about an action; OWNERS are all owners of the merchant. */
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
    /** Each named reader is mailed by the action itself. */
    mails: readonly MailReader[];
    /** Why no mail is needed; given where `mails` is empty, and only there. */
    unmailed?: string;
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
const withoutMail = (action: RedirectingAction, unmailed: string): RedirectingAction => ({
  ...action,
  unmailed,
});
const toCard =
  'The money goes back to the card that paid, and nowhere else; what came by transfer its merchant sends back.';
const archiveReady =
  'Nothing can be opened yet: every owner is mailed when the archive is ready, and no other person.';
const firstStep = 'Nothing has changed yet: the next step mails.';

/**
 * Every action that redirects, by method and path: an endpoint that writes stands here or in the reviewed list of
 * `test/architecture/rules/other-writes.ts`. A key does none of them, but those of endpoints that keys made and small
 * refunds. `test/integration/rights/redirecting-acts.test.ts` does each of them without and with its proof.
 */
export const redirectingActs: Readonly<Record<string, RedirectingAction>> = {
  // Where money goes.
  'PUT /merchants/me/fiscal-profile': when(
    'another bank account',
    'merchant.fiscal-profile-set',
    'FORMER_ADDRESS',
  ),
  'POST /merchants/me/account': always('merchant.account-link-made', 'OWNERS'),
  'POST /merchants/me/account/continue': always('merchant.account-link-made', 'OWNERS'),
  'POST /payments/:id/refunds': withoutMail(
    when(
      'more than 1,000 euro of one payment, or of all payments within an hour',
      'payment.refund-requested',
    ),
    toCard,
  ),
  'POST /payments/:id/resolve-mismatch': withoutMail(when('GIVE_BACK', 'payment.mismatch-resolved'), toCard),
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
  'POST /archives/me': withoutMail(always('merchant.archive-requested'), archiveReady),
  'POST /merchants/:id/archives': withoutMail(always('merchant.archive-requested'), archiveReady),
  'POST /merchants/me/leave': always('merchant.left', 'OWNERS'),
  // Who may enter: keys, invitations, teams, assignments.
  'POST /api-keys': always('api-key.created', 'OWNERS'),
  'POST /api-keys/:id/rotate': always('api-key.rotated', 'OWNERS'),
  'POST /merchants/me/invitations': always('invitation.created', 'NEW_ADDRESS'),
  'PUT /merchants/me/team/:userId': always('team.member-role-changed', 'USER', 'OWNERS'),
  'DELETE /merchants/me/team/:userId': always('team.member-removed', 'USER', 'OWNERS'),
  'DELETE /merchants/me/accountants/:userId': always('merchant.accountant-ended', 'USER', 'OWNERS'),
  'DELETE /accountant/clients/:merchantId': always('merchant.accountant-ended', 'USER', 'OWNERS'),
  'PUT /users/:id/merchants': always('user.assignments-set', 'USER', 'OWNERS'),
  // Who may enter: accounts, passwords, factors.
  'POST /users': always('user.created', 'USER', 'OWNERS'),
  'PUT /users/:id': when(
    'another username, email, role or password',
    'user.changed',
    'USER',
    'FORMER_ADDRESS',
  ),
  'DELETE /users/:id': always('user.deleted', 'USER'),
  'DELETE /users/:id/factors': always('user.factors-reset', 'USER'),
  'POST /users/:id/invitation': always('user.invited', 'USER'),
  'POST /users/:id/unlock': always('user.unlocked', 'USER'),
  'PUT /merchants/:id/status': always('merchant.status-changed', 'MERCHANT'),
  'POST /merchants/status': always('merchant.status-changed', 'MERCHANT'),
  'POST /auth/factors/totp': withoutMail(always(null), firstStep),
  'POST /auth/factors/totp/:id': {
    proof: 'NONE',
    why: 'The app was started with a proof, for fifteen minutes.',
    mails: ['USER'],
    audit: 'user.factor-added',
  },
  'POST /auth/factors/passkeys/options': withoutMail(always(null), firstStep),
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
  'POST /invitations/accept': { proof: 'TOKEN', mails: ['OWNERS'], audit: 'invitation.accepted' },
};
