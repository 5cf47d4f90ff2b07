/** What each role in a merchant's team is called and may do; of an outside accountant, too. */
export const roles = {
  OWNER: {
    name: 'Owner',
    may: 'May do everything: payments, documents, refunds, business details, bank account and team.',
  },
  MANAGER: {
    name: 'Manager',
    may: 'Sees everything, creates links, issues and voids documents, and refunds payments up to a limit. Does not change business details or the team.',
  },
  CASHIER: {
    name: 'Cashier',
    may: 'Creates links and sees only their own links with today’s payments. Does not refund.',
  },
  VIEWER: {
    name: 'Viewer',
    may: 'Sees and exports payments, links and documents. Changes nothing.',
  },
  BOOKKEEPER: {
    name: 'Bookkeeper',
    may: 'Sees everything, writes and sends documents, answers the accountant’s questions and exports. Does not create links or refund.',
  },
  ACCOUNTANT: {
    name: 'External accountant',
    may: 'A person or firm outside the team: sees and exports payments and documents, and can ask questions. Changes nothing.',
  },
} as const;
