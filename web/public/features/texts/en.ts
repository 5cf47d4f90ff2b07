import * as term from '../../../shared/messages/terms-en.ts';
import type { FeatureTexts } from './feature-texts.ts';

export const en: FeatureTexts = {
  merchants: {
    tab: 'For merchants',
    title: 'What Plateno does for you',
    lead: 'You sell – in the shop, by phone or in a chat. Money, documents and figures are in one place.',
    services: {
      links: {
        title: 'Payment links and QR codes',
        text: 'Type an amount and what it is for. The link goes into a message, the QR code on the table or the parcel. Customers pay on any phone, without registering.',
        points: [
          'Prices in euro, US dollars or lev; lev prices are charged in euro at the fixed rate',
          'A single-use link is paid once and closes automatically; a reusable one is for a code with one price',
          'Expires after 30 days unless you choose otherwise, and can be cancelled at any time',
        ],
      },
      counter: {
        title: 'A counter on your phone',
        text: 'Type the amount or pick from the price list, and show the code. The screen turns green when the payment has gone through. You need no terminal.',
        points: [
          'Posters A6 and A4 with a QR code, in Bulgarian and English, ready for a print shop',
          'A public page where customers type what they pay',
          'A cashier sees only the own sales of the day',
        ],
      },
      invoices: {
        title: 'Automatic invoices with 20% VAT',
        text: 'Exactly one invoice is issued for every successful payment: a ten-digit number without gaps, the tax event date, VAT calculated from the price. Rates are 20%, 9% and 0%; if you are not registered for VAT, it states the legal reason instead.',
        points: [
          'PDF by email to the customer right after the payment; bilingual for customers from abroad',
          'Customers can ask for the invoice in the name of a company; you change the buyer, or issue a credit or debit note',
          'Invoices with a due date: paid by card or bank transfer, at once, in parts, with an advance or in instalments',
        ],
      },
      bank: {
        title: 'Paid by bank, too',
        text: 'Where you choose so, the customer can pay by bank transfer: the payment page shows receiver, IBAN, amount and a reference to copy, and a code for bank apps that read it. A transfer has no card fee. You see what is awaited, and confirm it when the money is in your account.',
        points: [
          'Statements of your bank, on the Growth plan: CAMT.053, MT940, XML and TXT of UBB, and any table as CSV or Excel',
          'Each transfer finds its invoice by reference, number, amount and name; you see why, and undo it with one press',
          'Parts, one transfer for several invoices, and money that came twice are shown, and payouts for cards are recognised',
        ],
      },
      money: {
        title: 'Where the money is',
        text: 'Turnover, fees and what you keep, for the day, the month and the year, by customer and by item. For each payout to your bank you see the payments in it.',
        points: [
          'Refund the whole amount or a part of it, with the credit note that belongs to it',
          'A disputed payment: you see its deadline and send your evidence from the portal',
          'Notifications in your browser and by email: always about what matters, otherwise as you choose',
        ],
      },
      export: {
        title: 'Export for your accountant',
        text: 'The documents of the month as CSV or Excel – numbers are numbers, dates are dates. Or give your accountant access to download them.',
        points: [
          'Tax base, rate and VAT in separate columns',
          'Number, date, customer and amount, one row for each document',
          'Test invoices are marked and left out of the totals',
        ],
      },
    },
    cards: {
      offers: {
        title: term.proformasAndOffers,
        text: 'You send a price with a link: the customer accepts, asks, and pays by card or bank transfer. The invoice is issued on the day of the payment; a part of the sum becomes an advance.',
      },
      recurring: {
        title: term.recurringInvoices,
        text: 'With the plan Growth: one invoice each month, quarter or year. Customers may let a card stay with a most a month, and stop it with one press.',
      },
      customers: {
        title: 'Customers and price list',
        text: 'Imported from a file, with EIK and VAT numbers checked. Each customer has a statement: what was bought, what was paid, what is open.',
      },
      team: {
        title: 'Team with roles',
        text: 'Owner, manager with a refund limit, cashier, viewer, bookkeeper. Everyone signs in with an account of their own.',
      },
      safety: {
        title: 'A guarded sign-in',
        text: 'A passkey or a code from an app. We ask again before the bank account is changed and before large refunds.',
      },
      threshold: {
        title: 'The VAT threshold',
        text: 'If you are not registered for VAT, we write to you at 70, 90 and 100% of the threshold for registration.',
      },
    },
  },
  accountants: {
    tab: 'For accountants',
    title: 'The client’s month, ready to be booked',
    lead: 'The client invites you by email. Access is free, and no data travels as photos and forwarded files.',
    services: {
      seat: {
        title: 'All clients on one screen',
        text: 'For each client you see the month: turnover, VAT charged, documents, and what keeps it from being closed. One archive has documents and payments of several clients.',
        points: [
          'Search, sort, and filter by what is missing',
          'You read, download and close the month; money and settings stay with the client',
          'The client sees when you looked at its data, and can end your access',
        ],
      },
      month: {
        title: 'The pack of the month',
        text: 'A closed month has its invoices as PDF and files that are ready to import. It is emailed to you, by a button or automatically on the first.',
        points: [
          'PRODAGBI.TXT: the sales ledger for the VAT return',
          'audit.xml: the standard audit file of an e-shop under Ordinance N-18',
          'delta.txt for Microinvest Delta, UBL 2.1 for other programs, a register as CSV and Excel',
        ],
      },
    },
    cards: {
      statements: {
        title: 'Bank statements',
        text: 'Drop the files of several clients at once: each finds its client by its IBAN, and its movements find their invoices. For clients on the Growth plan.',
      },
      problems: {
        title: 'Errors by document',
        text: 'Before closing, each error is named with its document, its reason and what to do about it. A month with an error is not closed.',
      },
      questions: {
        title: 'Questions to the client',
        text: 'You ask about one thing, the client answers in the portal, and the answer comes by email, too.',
      },
      documents: {
        title: 'Proper documents',
        text: 'An issued document does not change. It is corrected by voiding it in its own month, or by a credit or debit note. Advances are deducted by line.',
      },
      vat: {
        title: 'Rates and grounds',
        text: '20%, 9% and 0% with the ground that fits sale and buyer; article 97a, the scheme for small enterprises (EX), and EU VAT numbers checked in VIES.',
      },
      proof: {
        title: 'Provably unchanged',
        text: 'Each document is tied to the one before by a hash, and the pack carries the SHA-256 of each file. A closed month refuses changes.',
      },
      threshold: {
        title: 'The registration threshold',
        text: 'Turnover under article 96 is followed by document, and turnover outside of Plateno can be added. The document that exceeds the threshold is named.',
      },
    },
  },
  programmers: {
    tab: 'For programmers',
    title: 'Payment and invoice in one call',
    lead: 'REST, JSON and signed webhooks. From the key to the first paid link in ten minutes, with JavaScript or Python and without libraries.',
    services: {
      api: {
        title: 'An API for sales and documents',
        text: 'Links, payments, refunds, invoices, notes, customers and exports. The OpenAPI document is made from the contract that the server itself obeys.',
        points: [
          'Errors have a stable code and name the field',
          '600 reads and 120 writes a minute for each key, with RateLimit headers',
          'Pages, filters and sorting work in the same way everywhere',
        ],
      },
      events: {
        title: 'Events and webhooks',
        text: 'Thirty-three types of events, from payment.succeeded to bill.paid, numbered without gaps. Deliveries follow Standard Webhooks, signed with HMAC-SHA-256.',
        points: [
          'Ten tries over about three days; send again from the portal or by the API',
          'Read what you missed with GET /events or as a stream; kept for 90 days',
          'A sample event of each type by one press, in a test installation',
        ],
      },
    },
    cards: {
      keys: {
        title: 'Keys with scopes',
        text: 'Each key does only what you allow, if you like only from certain networks and until a certain day. It is replaced without interruption.',
      },
      idempotency: {
        title: 'Nothing is paid twice',
        text: 'Calls that write take an Idempotency-Key: the same key gives the same answer for 25 hours, also after a lost connection.',
      },
      versions: {
        title: 'Dated versions',
        text: 'Your version stays for two years after the next one. New fields come without a new version.',
      },
      client: {
        title: 'A typed client',
        text: 'The package plateno-client for Node: types from OpenAPI, repetitions, and the check of a webhook’s signature.',
      },
      sandbox: {
        title: 'Sandbox',
        text: 'The sandbox card provider has test cards, 3-D Secure, declines, disputes and failures on demand. It moves no money.',
      },
      command: {
        title: 'Command line',
        text: 'For the operator of the installation: plateno with --json everywhere, --dry-run before a change, and doctor to check the data.',
      },
    },
  },
};
