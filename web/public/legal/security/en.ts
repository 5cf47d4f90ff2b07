import type { LegalDocument } from '../legal-document.ts';

export const en: LegalDocument = {
  title: 'Security and compliance',
  lead: 'How we keep payments, accounts and documents safe, and what we do not claim.',
  chapters: [
    {
      id: 'cards',
      title: 'Card data never come to us',
      text: [
        'The customer pays on the page of the card provider Stripe, which is certified to PCI DSS level 1. We only lead there and receive the customer back. What is left for us and for you is the smallest scope of the standard, questionnaire SAQ A.',
        'Banks confirm payments by 3-D Secure, as strong customer authentication under PSD2 asks.',
      ],
    },
    {
      id: 'truth',
      title: 'A payment is paid only when it is',
      text: [],
      points: [
        'Its state is read from the provider: from a signed notice or by our own look. The page to which the customer came back decides nothing.',
        'Amount and currency come from your link. An attempt to pay another amount is refused.',
        'State, ledger entries and invoice are written together or not at all. The entries always sum to zero, and that is checked.',
        'Invoice numbers have no gaps, and an issued document cannot be changed unnoticed: each is chained to the one before by a hash.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts and passwords',
      text: [],
      points: [
        'Passwords are kept only as a bcrypt hash with an additional secret key. Nobody can read them, we included.',
        'A session lasts eight hours at most. Logging out, locking and a change of password end it at once.',
        'After five failed attempts there is a pause of 15 minutes. The answer does not tell whether an account exists.',
        'Rights are checked at every act: a merchant sees only its own, an accountant only the merchants entrusted to them.',
      ],
    },
    {
      id: 'web',
      title: 'The pages',
      text: [
        'The pages load no scripts, fonts or pictures from other sites, and a strict content security policy allows no injected code. The connection is encrypted (TLS), and the browser insists on it at every later visit (HSTS). The address of a pay page holds 128 random bits and cannot be guessed.',
      ],
    },
    {
      id: 'records',
      title: 'Records and watching',
      text: [
        'Login, change of status or role, deletion, export and the sending of a document leave a record of who, when and what. System logs contain no passwords, tokens, e-mail addresses or names.',
      ],
    },
    {
      id: 'rules',
      title: 'The rules we follow',
      text: [],
      points: [
        'GDPR: in detail under “Privacy”;',
        'the VAT Act and the Accountancy Act: content, numbering and keeping of invoices;',
        'Ordinance N-18: the data of the sale document for distance sales;',
        'the introduction of the euro: fixed rate, rounding to the cent;',
        'the European Accessibility Act: the pages follow WCAG 2.2, level AA.',
      ],
    },
    {
      id: 'subprocessors',
      title: 'Subprocessors',
      text: ['Three kinds only, each for one thing:'],
      points: [
        'Stripe Payments Europe, Ltd.: card payments;',
        'an e-mail provider: sending documents;',
        'a hosting provider: database and application.',
      ],
    },
    {
      id: 'limits',
      title: 'What we do not claim',
      text: [
        'We are not a bank and hold no money of yours. We ourselves have no PCI DSS level 1 or ISO 27001 certificate; the card provider has the former, and that is why cards are typed there. No system is without weaknesses; what matters is that they are found and mended quickly.',
      ],
    },
    {
      id: 'report',
      title: 'Found a weakness?',
      text: [
        'Write to security@plateno.example. Describe what you saw and how to repeat it, do not download other people’s data, and give us time to mend it before you tell the world. We answer within two working days and take no steps against you if you acted in good faith.',
      ],
    },
  ],
};
