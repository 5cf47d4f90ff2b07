import * as term from '../messages/terms-en.ts';

/** Messages about the caller’s own account, of the portal and the back office. */
export const account = {
  refusedEmail: 'The email to {email} was refused: most likely there is no such address. Change the email.',
  unverified:
    'Confirm your address: open the link that we sent to {email}. Until then you cannot send documents to customers yourself.',
  resend: 'Send the link again',
  resent: 'A new link is on its way to {email}. The earlier one is no longer valid.',
  resendFailed: 'The link was not sent. Please try again.',
  temporaryPassword: 'Your password was set by someone else. Change it, so that only you know it.',
  password: {
    title: term.password,
    current: 'Current password',
    new: 'New password',
    submit: 'Change password',
    changed: 'Password changed. You have been signed out everywhere else.',
    failed: 'Failed to change the password',
  },
  email: {
    title: 'Account email',
    current: 'The email of your account is {email}.',
    unchanged: 'Your username and the email in the business details stay the same.',
    verified: 'Confirmed',
    notVerified: 'Not confirmed',
    new: 'New email',
    password: 'Current password',
    submit: 'Change email',
    failed: 'Failed to change the email',
    mailed:
      'We have written to both addresses. The new one applies when you confirm it within 24 hours by the link sent to {email}. The link sent to {former} undoes the change within 72 hours.',
  },
} as const;
