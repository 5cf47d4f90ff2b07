/** Titles and descriptions for search engines and link previews. */
export const en = {
  landing: {
    title: 'Plateno · Card payments by link and QR code',
    description:
      'Accept card payments by link and QR code. The invoice is issued automatically. No terminal, no website, no monthly fee to start.',
  },
  features: {
    title: 'Features · Plateno',
    description:
      'Payment links and QR codes, automatic invoices with VAT, export for the accountant, reminders and everything else Plateno does.',
  },
  pricing: {
    title: 'Pricing · Plateno',
    description:
      'Three plans from €0 a month, 1.5% platform fee plus the card provider’s fee. A worked example and answers to common questions.',
  },
  login: {
    title: 'Sign in · Plateno',
    description: 'Sign in to your merchant area or to the Plateno back office.',
  },
  registration: {
    title: 'Register your business · Plateno',
    description: 'Register your business in two minutes and take your first card payment by link or QR code.',
  },
  demo: {
    title: 'Demo portal · Plateno',
    description: 'Explore the merchant portal with sample data, without registering.',
  },
  terms: { title: 'Terms of service · Plateno', description: 'The terms on which merchants use Plateno.' },
  privacy: {
    title: 'Privacy policy · Plateno',
    description: 'What personal data Plateno keeps, why, for how long, and what rights you have.',
  },
  security: {
    title: 'Security and compliance · Plateno',
    description: 'How Plateno keeps payments, accounts and data safe, and the rules it follows.',
  },
} as const;
