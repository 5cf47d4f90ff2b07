import * as term from '../../messages/terms-en.ts';

export const en = {
  registration: {
    accept: {
      agree: 'By registering you accept the',
      terms: 'terms of service',
      and: 'and have read the',
      privacy: 'privacy policy',
      plan: 'You start with the Starter plan. The portal will offer you the {plan} plan in Settings, Plan.',
    },
    title: 'Register your business',
    titleForOthers: 'Register a merchant',
    intro: 'It takes two minutes. We check the details and email you as soon as you can accept payments.',
    introForOthers: 'The merchant is invited by email and waits for approval.',
    business: 'Business',
    contact: 'Contact',
    account: 'Account',
    businessName: term.businessName,
    businessType: 'Type of business',
    address: term.address,
    email: term.email,
    emailHelp: 'You sign in with it.',
    emailHelpForOthers: 'The merchant signs in with it.',
    phoneNumber: 'Phone number',
    phonePlaceholder: '+359 88 812 3456',
    taxId: 'EIK or VAT number',
    taxIdHelp: 'For example 175074752. If you are registered for VAT: BG175074752.',
    vatFollows: 'Registered for VAT: your prices include 20% VAT. You can change this in your profile.',
    taxIdFaults: {
      digits:
        'An EIK has 9 or 13 digits, the BULSTAT number of a freelance professional 10; a VAT number is BG and 9 or 10 digits.',
      checksum: 'Check this number – one digit looks wrong.',
      form: 'Enter an EIK like 175074752, or a VAT number that starts with its country code, like BG175074752.',
    },
    password: term.password,
    submit: 'Register',
    succeeded: 'Merchant registered successfully, redirecting',
    failed: 'Failed to register merchant',
  },
} as const;
