export const en = {
  pricing: {
    title: 'Fees only when you get paid',
    lead: 'The plan is a fixed monthly price, and fees are a share of successful payments. There is nothing else.',
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
      note: 'Each fee is rounded separately. For cards from outside the European Economic Area the provider may charge more; the portal shows what was charged for each payment.',
    },
    questions: {
      title: 'Questions and answers',
      start: {
        question: 'What do I need to get started?',
        answer:
          'A business with a name, an address, a phone number and an email. You register in two minutes, we check the details and turn payments on. You need no terminal, no website and no paper contract.',
      },
      monthly: {
        question: 'Are there hidden or minimum fees?',
        answer:
          'No. The Starter plan costs nothing per month. On every plan you pay the platform fee and the card provider’s fee for successful payments only. Declined cards and customers who change their mind cost you nothing.',
      },
      money: {
        question: 'When does the money reach me?',
        answer:
          'The card provider processes the payments. How and when the amounts reach your bank account is agreed when you are approved. The portal shows what you keep of each payment and, if you have a payment account of your own, each payout to your bank.',
      },
      lev: {
        question: 'Can I still set prices in lev?',
        answer:
          'Yes. The customer’s card is charged in euro at the fixed rate, 1 euro for 1.95583 lev, rounded to the cent. The payment page shows both amounts and explains why.',
      },
      invoice: {
        question: 'Does every payment get an invoice?',
        answer:
          'Yes, exactly one, as soon as the payment is confirmed. If you are registered for VAT, 20% is calculated from the price; if you are not, the invoice states the reason. It is emailed to the customer and stays in your portal.',
      },
      till: {
        question: 'Do I still need a fiscal receipt?',
        answer:
          'A distance sale by card needs either a receipt from your own fiscal device or the sale document of Ordinance N-18, chapter seven “a”. Ask your accountant which one applies to you; you choose it in your profile.',
      },
      safe: {
        question: 'Is it safe for my customers?',
        answer:
          'They enter their card on the provider’s page, not on ours and not on yours. Card numbers never pass through Plateno. Banks ask for confirmation by 3-D Secure.',
      },
      leave: {
        question: 'Can I change my plan or leave?',
        answer:
          'We change the plan when you ask at hello@plateno.example. You can leave at any time. You download your invoices and reports. Only tax documents stay with us, because the law requires them to be kept for ten years.',
      },
    },
    closing: 'Start with the plan that costs nothing',
    closingText: 'For another plan, write to us when you need it.',
  },
} as const;
