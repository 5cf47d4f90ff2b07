import type { LegalDocument } from '../legal-document.ts';

export const en: LegalDocument = {
  title: 'Privacy policy',
  lead: 'Which personal data we keep, why, for how long, and what you can ask of us. No cookies, no tracking, no advertising.',
  chapters: [
    {
      id: 'roles',
      title: 'Who is responsible',
      text: [
        'For the data of merchants and of staff who log in, we, the operator of this site, are the controller. For the data of customers who pay a merchant, the merchant is the controller and we process them on the merchant’s behalf. The card provider is a controller of its own for the card payment.',
        'Write to us at privacy@plateno.example.',
      ],
    },
    {
      id: 'data',
      title: 'What we keep',
      text: ['Only what the service needs:'],
      points: [
        'merchant: name, type of business, address, e-mail, phone, EIK or VAT number, status and the history of its changes;',
        'user: username, e-mail, names, role, the password only as a hash from which it cannot be read, time of the last login;',
        'customer: name and e-mail, if given in order to receive the document;',
        'payment: amount, currency, fees, status, description, the card’s brand and last four digits, the provider’s reference;',
        'invoice: seller’s and buyer’s details as they were when it was issued;',
        'technical: network address and kind of browser at login and at important acts, to guard against abuse.',
      ],
    },
    {
      id: 'card',
      title: 'What we never keep',
      text: [
        'Card number, expiry date and security code. They are typed on the card provider’s page and do not pass through us. If somebody writes a card number into a description, the system refuses it.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why, and on what ground',
      text: ['We take no solely automated decisions with legal effect on you, and we build no profiles.'],
      points: [
        'to perform the contract: registration, links, payments, mail with documents (GDPR, Art. 6(1)(b));',
        'because the law asks for it: invoices, accounting and tax documents (point (c));',
        'by legitimate interest: security, prevention of fraud, system logs (point (f)).',
      ],
    },
    {
      id: 'retention',
      title: 'For how long',
      text: [],
      points: [
        'invoices and the payment data that belong to them: ten years, by the Accountancy Act and the VAT Act;',
        'profiles of merchants and users: as long as the contract lasts; then erased or pseudonymised, except what stands in tax documents;',
        'ended sessions: 30 days;',
        'networks from which an account was signed in to, as digests: 90 days;',
        'notices from the card provider: 90 days;',
        'system logs: 90 days; they contain no passwords, tokens, e-mail addresses or names.',
      ],
    },
    {
      id: 'recipients',
      title: 'Whom we give them to',
      text: ['Nobody for advertising. Data go only to those who are needed for the service to work:'],
      points: [
        'the card provider Stripe (Stripe Payments Europe, Ltd., Ireland), for the payment; it may transfer data outside the EU under standard contractual clauses;',
        'the e-mail provider, for the mail with documents;',
        'the hosting provider, which stores the database and does not read it;',
        'the merchant whom you pay, and the accountant whom that merchant has named;',
        'a public authority, only when the law obliges us.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      text: [
        'We use no cookies. The browser’s local storage holds only: the language you chose, the theme you chose and, when you are logged in, your session (token, username, role). Logging out removes it. The pages load nothing from other sites.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can ask for access to your data, correction, erasure, restriction, a machine-readable copy, and you can object to processing by legitimate interest. We answer within a month, free of charge. If you are a merchant’s customer, write to the merchant or to us: we pass the request on.',
        'Erasure does not cover tax documents until their term has passed: the law does not allow it. Other copies of the data are erased or pseudonymised.',
        'If you think that we are wrong, you can complain to the Commission for Personal Data Protection (2 Prof. Tsvetan Lazarov Blvd, Sofia 1592, www.cpdp.bg).',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'Of a material change we write to merchants by e-mail before it comes into force. The date of this edition stands at the top of the page.',
      ],
    },
  ],
};
