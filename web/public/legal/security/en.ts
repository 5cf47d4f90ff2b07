import type { LegalDocument } from '../legal-document.ts';

export const en: LegalDocument = {
  title: 'Security and compliance',
  lead: 'How we keep payments, accounts and documents safe, and what we do not claim.',
  chapters: [
    {
      id: 'cards',
      title: 'We never see card data',
      text: [
        'The customer pays on the page of the card provider Stripe, which is certified to PCI DSS level 1. We only send the customer there and welcome them back. That leaves us and you with the smallest scope of the standard, questionnaire SAQ A.',
        'Banks confirm payments with 3-D Secure, as strong customer authentication under PSD2 requires.',
      ],
    },
    {
      id: 'truth',
      title: 'A payment is paid only when it is',
      text: [],
      points: [
        'Its status is read from the provider: from a signed event or by checking ourselves. The page to which the customer came back decides nothing.',
        'Amount and currency come from your link. An attempt to pay another amount is refused.',
        'Status, ledger entries and invoice are saved together or not at all. The entries always sum to zero, and that is checked.',
        'Invoice numbers have no gaps, and an issued document cannot be changed unnoticed: each is linked to the previous one by a hash.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts and passwords',
      text: [],
      points: [
        'Passwords are kept only as a bcrypt hash with an additional secret key. No one can read them, not even us.',
        'Signing in can be protected by a second factor: a code from an app, or a passkey, which also signs in alone, without a password. Administrators and support of Plateno must have one.',
        'The key of an authenticator app is stored encrypted, recovery codes only as hashes, and of a passkey we keep only its public part.',
        'We send an email about a sign-in from a new device, a change of password and every change of the second factor. You see your active sessions in the profile and end any of them at the press of a button.',
        'A session lasts eight hours at most. Signing out, locking and a change of password end it at once.',
        'A forgotten password is replaced by a link sent by email. It is valid for 30 minutes and once, is kept only as a hash, and the new password ends all sessions. A newer link ends the earlier one.',
        'The email of an account changes when the new address confirms it. The former address gets a link that undoes the change within 72 hours.',
        'Until the address of an account is confirmed, you cannot send documents by email yourself.',
        'After five failed attempts there is a pause of 15 minutes. The answer does not reveal whether an account exists, neither at sign-in nor for a forgotten password.',
        'Rights are checked at every action: a merchant sees only its own data, an accountant only the merchants assigned to them.',
      ],
    },
    {
      id: 'web',
      title: 'The pages',
      text: [
        'The pages load no scripts, fonts or pictures from other sites, and a strict content security policy allows no injected code. The connection is encrypted (TLS), and the browser requires it on every later visit (HSTS). The address of a payment page contains 128 random bits and cannot be guessed.',
      ],
    },
    {
      id: 'records',
      title: 'Audit log and monitoring',
      text: [
        'Sign-in, a change of the second factor, a change of status or role, deletion, export and sending a document leave a record of who, when and what. System logs contain no passwords, tokens, email addresses or names.',
      ],
    },
    {
      id: 'rules',
      title: 'The rules we follow',
      text: [],
      points: [
        'GDPR: in detail under “Privacy”;',
        'the VAT Act and the Accountancy Act: content, numbering and retention of invoices;',
        'Ordinance N-18: the data of the sale document for distance sales;',
        'the introduction of the euro: fixed rate, rounding to the cent;',
        'the European Accessibility Act: the pages follow WCAG 2.2, level AA.',
      ],
    },
    {
      id: 'subprocessors',
      title: 'Subprocessors',
      text: ['Only three kinds, each for one thing:'],
      points: [
        'Stripe Payments Europe, Ltd.: card payments;',
        'an email provider: sending documents and notifications;',
        'a hosting provider: database and application.',
      ],
    },
    {
      id: 'limits',
      title: 'What we do not claim',
      text: [
        'We are not a bank. We ourselves have no PCI DSS level 1 or ISO 27001 certificate; the card provider has the former, which is why cards are entered there. No system is without vulnerabilities; what matters is that they are found and fixed quickly.',
      ],
    },
    {
      id: 'report',
      title: 'Found a vulnerability?',
      text: [
        'Write to security@plateno.example. Describe what you saw and how to reproduce it, do not download other people’s data, and give us time to fix it before you disclose it publicly. We answer within two working days and take no action against you if you acted in good faith.',
      ],
    },
  ],
};
