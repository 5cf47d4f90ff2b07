import type { LegalDocument } from '../legal-document.ts';

export const en: LegalDocument = {
  title: 'Terms of service',
  lead: 'What we do, what you do, and what happens to the money and the documents. Written to be read.',
  chapters: [
    {
      id: 'parties',
      title: 'The parties',
      text: [
        'The service Plateno is provided by the operator of this site (“we”). “You” are the merchant: a company, a sole trader or a person with a business, who registers. A “customer” is a person who pays through your link.',
        'The contract begins when you send the registration and we approve it. The service is for business, not for private transfers.',
      ],
    },
    {
      id: 'service',
      title: 'What the service does',
      text: ['With Plateno you can:'],
      points: [
        'create payment links and QR codes;',
        'accept card payments through the page of a licensed card provider;',
        'have invoices issued automatically and send them to your customers;',
        'track payments, fees and revenue, and export them for your accountant.',
      ],
    },
    {
      id: 'account',
      title: 'Registration and account',
      text: [
        'You provide correct details of your business and keep them correct: they are shown on the payment page and on invoices. While we check the registration you can prepare links but not accept payments.',
        'Keep your password, your recovery codes and the devices with which you confirm a sign-in to yourself. If you think someone else has access to them, change your password: the change ends your other sessions. If you cannot sign in, ask for a link that sets a new password on the sign-in page. The email of your account must be yours: until you confirm it, you cannot send documents by email yourself.',
      ],
    },
    {
      id: 'fees',
      title: 'Plans and fees',
      text: [
        'The plans, the fees and an example are also on the Pricing page. You register with the Starter plan; you choose another one in the portal, and you may try the Growth plan once, for 30 days without a price. Each successful payment costs a platform fee (1.5%) and the card provider’s fee. Declined and abandoned payments cost nothing. When you refund a payment, its fees are not returned. If we took too much, we return the difference by a credit note.',
        'A larger plan begins at once and is charged for the days left of the month. A smaller plan begins on the first day of the next month. What is beyond its limits stays as read only: members only see, keys only read, nothing is sent to endpoints. Nothing is deleted, and a larger plan brings all of it back.',
        'The service is performed periodically. On the 1st we issue one invoice (a “bill”) for the month before: the platform fee for its payments, and the plan for the days on which you had it. The payment for the month becomes due on the day of issue, and that day is the tax event (art. 25(4) of the VAT Act). The fee that was withheld from the payments of the month is set off on the same day and is marked in the bill as paid. You pay the rest within 7 days of the issue, by card or by bank transfer. A bill under €1 is added to the next one. VAT is charged according to our registration and yours. The card provider documents its own fee.',
        'If a bill is unpaid 7 days after its issue, we remind you by email; if it is unpaid 21 days after it, the plan becomes Starter. Documents, notes, reports, the export of your data and leaving are never locked because of an unpaid bill.',
        'We announce price changes by email at least 30 days in advance. If you do not agree, you can end the contract before the change takes effect. Prices are per month and include VAT:',
      ],
      points: [
        'Starter – €0.00: 2 team members, 1 API key, 1 webhook endpoint;',
        'Growth – €25.05: 5 team members, 3 API keys, 3 webhook endpoints;',
        'Pro – €76.18: 25 team members, 20 API keys, 10 webhook endpoints.',
      ],
    },
    {
      id: 'money',
      title: 'How money moves',
      text: [
        'Payments are processed by the card provider. The amounts reach your own account there, and from it your bank account, on the provider’s schedule; the usual times are on the Pricing page. Fees are taken from the payment. Plateno is not a bank.',
        'A payment counts as successful only when the provider has confirmed it. A customer’s return to the success page is not proof on its own.',
        'A price in lev is charged in euro at the fixed rate of 1.95583 lev for 1 euro, rounded to the cent. The customer sees both amounts before paying.',
      ],
    },
    {
      id: 'documents',
      title: 'Invoices and taxes',
      text: [
        'For each successful payment we issue one document in your name with its next number. The accuracy of your details, your VAT status and your fiscal duties (fiscal receipts, for example) remain your responsibility.',
        'An issued document is neither changed nor deleted. Mistakes are corrected by voiding the document in the month of its issue, and afterwards by a credit or debit note.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and disputes',
      text: [
        'You are the seller, and you answer to the customer: for the goods, for the date, for withdrawal from a distance contract. Refunds and disputed payments are at your expense. In a dispute we ask you for evidence and pass it to the provider.',
        'If two customers pay the same single-use link at once, the second payment is refunded automatically.',
      ],
    },
    {
      id: 'forbidden',
      title: 'What is not allowed',
      text: ['You may not use the service:'],
      points: [
        'for goods and services forbidden by law or by the rules of the card provider and the card schemes;',
        'for other people’s payments, for loans, or for transfers without a sale;',
        'to record card data: do not ask for it and do not write it in descriptions;',
        'to disrupt it or to seek access to other people’s data. If you find a vulnerability, tell us: the Security page says how.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      text: [
        'We do our best to keep the service running day and night, but we do not promise that it is never interrupted: we depend on the card provider, on email servers and on the network. When a confirmation is late, we wait for it and do not lose the payment.',
      ],
    },
    {
      id: 'ending',
      title: 'Suspension and termination',
      text: [
        'You can end the contract at any time by email. We can stop payments at once when fraud is suspected or when the law or the provider requires it, and tell you why unless the law forbids it. In all other cases we give 30 days’ notice.',
        'While payments are stopped, you can still see and export your data. When the contract ends, we close your business and you can no longer sign in: download your documents first. Unpaid links stop working. Tax documents are kept for ten years.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'We are liable for damage caused by our fault. We are not liable for lost profit, for the actions of the card provider and of banks, or for the consequences of incorrect data that you entered. These limits do not apply to intent and gross negligence, nor where the law does not allow them.',
      ],
    },
    {
      id: 'law',
      title: 'Changes, law and disputes',
      text: [
        'We announce changes to these terms by email at least 30 days in advance. Bulgarian law applies. Disputes that we cannot settle between ourselves go to the competent court in Sofia.',
      ],
    },
  ],
};
