export const en = {
  pricing: {
    title: 'You pay when you are paid',
    lead: 'The plan is a fixed monthly price, the fees are a share of successful payments. There is nothing else.',
    plans: 'Plans',
    example: {
      title: 'What 100 lev costs: an example',
      text: 'A cake for 100 lev, paid by card through a link. Since 2026 cards are charged in euro, so the customer pays €51.13.',
      row: 'Step',
      lev: 'In lev',
      euro: 'In euro, as booked',
      price: 'The customer pays',
      platform: 'Platform fee, 1.5%',
      provider: 'Card provider fee, 2.9% + €0.15 (BGN 0.30)',
      total: 'Fees in total',
      net: 'You keep',
      note: 'Each fee is rounded to the cent by itself. For cards from outside the European Economic Area the provider may take more; the portal shows what was charged for each payment.',
    },
    questions: {
      title: 'Questions and answers',
      start: {
        question: 'What do I need to begin?',
        answer:
          'A business with a name, an address, a phone number and an e-mail. You register in two minutes, we check the details and switch payments on. You need no till, no website and no contract on paper.',
      },
      monthly: {
        question: 'Are there hidden or minimum fees?',
        answer:
          'No. The Starter plan costs nothing a month. With every plan you pay the platform fee and the card provider’s fee for successful payments only. A declined card or a customer who changed their mind costs nothing.',
      },
      money: {
        question: 'When does the money reach me?',
        answer:
          'The card provider pays it out to an account in your own name, on the provider’s schedule. Plateno never holds your money and has no balance of yours.',
      },
      lev: {
        question: 'Can I still ask for prices in lev?',
        answer:
          'Yes. The customer’s card is charged in euro at the fixed rate, 1 euro for 1.95583 lev, rounded to the cent. The pay page shows both amounts and says why.',
      },
      invoice: {
        question: 'Does every payment get an invoice?',
        answer:
          'Yes, exactly one, as soon as the payment is confirmed. If you are registered for VAT, 20% is taken out of the price; if you are not, the invoice states the ground. It goes to the customer by e-mail and stays in your portal.',
      },
      till: {
        question: 'Do I still need a till receipt?',
        answer:
          'A distance sale by card needs either a receipt from your own till or the sale document of Ordinance N-18, chapter seven “a”. Which of them suits you, please ask your accountant; in the profile you say how you do it.',
      },
      safe: {
        question: 'Is it safe for my customers?',
        answer:
          'They type their card on the provider’s page, not on ours and not on yours. Card numbers never pass through Plateno. Banks ask for confirmation by 3-D Secure.',
      },
      leave: {
        question: 'Can I change my plan or leave?',
        answer:
          'At any time. You take your invoices and figures with you as files. Only tax documents stay with us, because the law asks us to keep them for ten years.',
      },
    },
    closing: 'Begin with the plan that costs nothing',
    closingText: 'You can move to another one at any time.',
  },
} as const;
