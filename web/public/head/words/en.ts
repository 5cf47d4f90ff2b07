/** What search engines and messages that carry a link say of each public page. */
export const en = {
  landing: {
    title: 'Plateno · Card payments by link and QR code',
    description:
      'Take card payments by link and QR code. Every payment issues a proper invoice by itself. No till, no website, no monthly fee to begin with.',
  },
  features: {
    title: 'Features · Plateno',
    description:
      'Payment links and QR codes, automatic invoices with VAT, export for the accountant, reminders and everything else that Plateno does.',
  },
  pricing: {
    title: 'Pricing · Plateno',
    description:
      'Three plans from €0 a month, 1.5% platform fee plus the card provider’s fee. A worked example and answers to the most frequent questions.',
  },
  login: {
    title: 'Log in · Plateno',
    description: 'Log in to your merchant area or to the back office of Plateno.',
  },
  registration: {
    title: 'Register your business · Plateno',
    description: 'Register your business in two minutes and take your first card payment by link or QR code.',
  },
  demo: {
    title: 'Demo portal · Plateno',
    description: 'Look around the merchant’s portal with sample data, without registering.',
  },
  terms: { title: 'Terms of service · Plateno', description: 'The rules under which merchants use Plateno.' },
  privacy: {
    title: 'Privacy policy · Plateno',
    description: 'Which personal data Plateno keeps, why, for how long, and which rights you have.',
  },
  security: {
    title: 'Security and compliance · Plateno',
    description: 'How Plateno keeps payments, accounts and data safe, and which rules it follows.',
  },
} as const;
