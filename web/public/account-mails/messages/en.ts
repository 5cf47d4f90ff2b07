import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  accountMails: {
    links: {
      forgot: 'Forgot your password?',
      noAccount: 'No account yet?',
      register: 'Register your business',
    },
    registered: {
      registered:
        'Done! Your registration has been received. An email is on its way to {email} with a link that confirms your address. We are checking your details and will write to you when you can accept payments. Until then, sign in and prepare your first link.',
      plan: 'You start with the Starter plan; choose the {plan} plan in the portal, Settings, Plan.',
      wrongEmail: 'Wrong address?',
      correctEmail: 'Correct the email address',
      correctedEmail: 'Correct email',
      correct: 'Correct the address',
      corrected:
        'The address has been corrected. An email is on its way to {email} with a link that confirms it.',
      correctFailed: 'The address was not corrected. Please try again.',
      correctGone:
        'The address can no longer be corrected here. Write to us at hello@plateno.example from the correct address.',
    },
    forgot: {
      title: 'Reset your password',
      intro: 'Enter the email you sign in with. We will send a link that sets a new password.',
      email: term.email,
      submit: 'Send the link',
      sent: 'If there is an account with the email {email}, a link that sets a new password is on its way. It is valid for 30 minutes. If you have asked for one in the last ten minutes, use the email in your mailbox.',
      hint: 'Nothing in your inbox? Look in the spam folder and check that this is the email you sign in with.',
      again: 'Try another email',
      failed: 'The request was not sent. Please try again.',
    },
    reset: {
      title: 'New password',
      intro: 'Your new password ends all open sessions of your account.',
      submit: 'Set the password',
      done: 'Your password has been changed and you have been signed out on all devices. Sign in with the new password.',
      gone: 'This link is no longer valid: it has been used, has expired, or a newer one has been sent. Request a new link.',
      missing: 'The link is incomplete. Open it again from the email, or request a new one.',
    },
    invitation: {
      title: 'Welcome to Plateno',
      intro: 'You have been invited. Choose the password you will sign in with.',
      submit: 'Set the password',
      done: 'Your password has been set. You can sign in now.',
      gone: 'This invitation is no longer valid: it has been used, has expired, or a newer one has been sent. If you have set a password, sign in. Otherwise request a new link.',
      missing: 'The link is incomplete. Open it again from the email, or request a new one.',
    },
    password: {
      new: 'New password',
      code: 'Code',
      codeHelp: 'Six digits of the authenticator app, or a recovery code.',
      codeNeeded: 'Your account has two-factor protection. Enter a code, too.',
      failed: 'The password was not set. Please try again.',
      askForLink: 'Request a new link',
    },
    verify: {
      title: 'Confirm your email',
      intro: 'Press the button to confirm that this email address is yours.',
      submit: 'Confirm the address',
      done: 'Your email address is confirmed.',
      mailed:
        'Your email address is confirmed. If this was the first time, the earlier access has ended and a link that sets a new password is on its way to you.',
      password: 'Password of the registration',
      passwordHelp:
        'Did you register? Enter the password you chose, and it stays valid. Leave it empty if you did not choose one or do not know it: the earlier access ends, and we send you a link that sets a new password.',
      next: 'Continue',
      gone: 'This link is no longer valid: it has been used, has expired, or a newer one has been sent. If you have confirmed the address, there is nothing left to do. Otherwise sign in and request a new email.',
      missing: 'The link is incomplete. Open it again from the email.',
      failed: 'The address was not confirmed. Please try again.',
    },
    emailUndo: {
      title: 'Restore the previous email',
      intro:
        'Another email address was requested for your account. If it was not you, restore this one. All sessions of the account end, and you set a new password.',
      submit: 'Restore the previous email',
      done: 'The previous email is restored. All sessions have ended and the old password is no longer valid. A link that sets a new password is on its way to this email.',
      next: 'Request the link again',
      gone: 'This link is no longer valid: it has been used, or more than 72 hours have passed. If you did not ask for the change, write to us at hello@plateno.example.',
      missing: 'The link is incomplete. Open it again from the email.',
      failed: 'The previous email address was not restored. Please try again.',
    },
  },
} as const;
