import type { LegalDocument } from '../legal-document.ts';
import { storedPoints } from './stored-points.ts';

export const en: LegalDocument = {
  title: 'Privacy policy',
  lead: 'What personal data we keep, why, for how long, and what you can ask of us. No tracking, no advertising.',
  chapters: [
    {
      id: 'roles',
      title: 'Who is responsible',
      text: [
        'For the data of merchants and of staff who sign in, we, the operator of this site, are the controller. For the data of customers who pay a merchant, the merchant is the controller and we process them on the merchant’s behalf. The card provider is an independent controller for the card payment.',
        'Write to us at privacy@plateno.example.',
      ],
    },
    {
      id: 'data',
      title: 'What we keep',
      text: ['Only what the service needs:'],
      points: [
        'merchant: name, type of business, address, email, phone, EIK or VAT number, status, plan and the history of their changes;',
        'user: username, email and whether it is confirmed, names, role, the password only as a hash from which it cannot be read, time of the last sign-in; with two-factor protection the names of apps and passkeys, the public part of the passkeys, the encrypted key of the app and when they were used;',
        'customer: name and email, if given to receive the document; for the invoice of a company, its details; with the merchant, also the phone number, address and note that the merchant has entered;',
        'payment: amount, currency, fees, status, description, the card’s brand and last four digits, the provider’s reference;',
        'invoice: seller’s and buyer’s details as they were when it was issued, also in the bills that we issue to the merchant for its plan and fees;',
        'technical: IP address and type of browser at sign-in and at important actions, to protect against abuse.',
      ],
    },
    {
      id: 'card',
      title: 'What we never keep',
      text: [
        'Card number, expiry date and security code. They are entered on the card provider’s page and do not pass through us. A card number written in a description is refused by the system.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why, and on what legal basis',
      text: ['We take no solely automated decisions with legal effect on you, and we build no profiles.'],
      points: [
        'to perform the contract: registration, links, payments, emails with documents and for access to the account (GDPR, Art. 6(1)(b));',
        'because the law requires it: invoices, accounting and tax documents (point (c));',
        'legitimate interest: security, fraud prevention, system logs (point (f)).',
      ],
    },
    {
      id: 'retention',
      title: 'For how long',
      text: [],
      points: [
        'invoices and the payment data that belongs to them: ten years, under the Accountancy Act and the VAT Act;',
        'profiles of merchants and users: as long as the contract lasts; then erased or pseudonymised, except what tax documents contain;',
        'ended sessions: 30 days;',
        'links emailed for an account, as hashes only, with the address and the network that asked for them: 30 days after their end;',
        'networks and browsers from which an account was signed in to, as hashes only: 90 days;',
        'events from the card provider: 90 days;',
        'system logs: 90 days; they contain no passwords, tokens, email addresses or names;',
        'records of who did what, with the network address: as long as the service runs – no one can change or delete them; they contain no names, email addresses or phone numbers;',
        'backups: 30 days.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives the data',
      text: ['No one for advertising. Only those needed for the service to work receive data:'],
      points: [
        'the card provider Stripe (Stripe Payments Europe, Ltd., Ireland), for the payment; it may transfer data outside the EU under standard contractual clauses;',
        'the email provider, for emails with documents and notifications;',
        'the push service of your browser (such as those of Apple, Google and Mozilla), only when you switch on notifications in the portal: it passes on an encrypted message that it cannot read;',
        'the hosting provider, which stores the database and does not read it;',
        'the European Commission (VIES): the VAT number of a buyer from the EU, when it is checked;',
        'the merchant whom you pay, and the accountant whom that merchant has named;',
        'a public authority, only when the law requires it.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      text: [
        'We keep two cookies: the language you chose, for one year, and the payment that you started by a link, for one day. The cookies and the items below are needed for the pages to work the way you chose. They are not used for tracking and no one else reads them. You can delete them in your browser’s settings. The pages load nothing from other sites.',
        'This is everything that the pages may store in your browser:',
      ],
      points: storedPoints({
        places: {
          cookie: 'cookie',
          localStorage: 'local storage',
          sessionStorage: 'session storage of the tab',
          cacheStorage: 'cache',
        },
        items: {
          languageCookie: 'the language you chose, so that the server answers in it too; one year;',
          begunPayment:
            'the key of the payment that this browser started, so that you can go on with it in another tab; one day, for the pages of that link only;',
          language: 'the language you chose; until you delete it;',
          theme: 'the light or dark theme you chose; until you delete it;',
          session:
            'when you are signed in, your session – token, username, role and, if you changed it, the number of the business; until you sign out, and the token is valid for at most eight hours;',
          viewing:
            'for staff of Plateno only – the session in which they read the portal of a merchant; at most 30 minutes;',
          sound: 'for which events the portal plays a sound; until you delete it;',
          buyer:
            'your company details for invoices, only when you remember them on the pay page; until you delete them;',
          shortcuts: 'whether keyboard shortcuts in the portal are on; until you delete it;',
          lists:
            'the view of the lists in the back office – page, filters, columns and saved searches; until you sign out or delete them;',
          portalLists:
            'the chosen columns and saved views of the lists in the portal, with the names and searches you entered, whether their filters are open and whether a list is long; until you delete them;',
          offline:
            'the page that the portal shows without a connection; it contains no data of yours; until you delete it;',
          unanswered:
            'short digests of what you sent and got no answer to, so that it is not done twice; until the answer or the end of the tab;',
          typedDetails:
            'the name and email you entered on the payment page, so that you need not type them again; until you close the tab;',
          receiptEmail:
            'the email to which you asked for the invoice after a payment; until you close the tab.',
        },
      }),
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can ask for access to your data, correction, erasure, restriction, a machine-readable copy, and you can object to processing based on legitimate interest. We answer within a month, free of charge. If you are a merchant’s customer, write to the merchant or to us: we will pass the request on.',
        'Erasure does not cover tax documents until their retention period ends: the law does not allow it. Other copies of the data are erased or pseudonymised.',
        'If you think we are wrong, you can complain to the Commission for Personal Data Protection (2 Prof. Tsvetan Lazarov Blvd, Sofia 1592, www.cpdp.bg).',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'We email merchants about a material change before it takes effect. The date of this version is at the top of the page.',
      ],
    },
  ],
};
