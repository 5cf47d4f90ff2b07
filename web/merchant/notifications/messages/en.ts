import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  notify: {
    loadFailed: 'Failed to load the notifications',
    failed: 'The choice was not saved',
    table: 'Notifications',
    mail: term.email,
    push: 'Browser',
    sound: 'Sound',
    events: {
      PAYMENT_RECEIVED: 'Payment received',
      COUNTER: 'At the counter: code paid or card declined',
      FAILED: 'A failed refund or payout, a double payment',
      CUSTOMER: 'A customer disputes a payment or asks for another invoice',
      MONTHLY_REPORT: 'Monthly report',
    },
    mailHint: 'Emails go to the address of the business. Only an owner changes them.',
    always:
      'We always email you about: a fraud warning, a new dispute and its deadline, a question from your accountant, approval and suspension, the payment account, a change of password, email or IBAN.',
    soundHint: 'Sounds apply to this browser only.',
    browser: {
      title: 'This browser',
      off: 'With notifications on, this device shows each payment also while Plateno is closed.',
      on: 'This device shows your notifications until you sign out.',
      denied: 'The browser blocks notifications from Plateno. Allow them in its settings for this site.',
      missing:
        'This browser offers no notifications. On an iPhone add Plateno to the home screen first and open it from there.',
      switchOn: 'Switch on notifications',
      switchOff: 'Switch off',
      switchedOn: 'Notifications are on',
      switchedOff: 'Notifications are off',
      failed: 'Notifications were not switched on',
    },
  },
} as const;
