export const en = {
  pricing: {
    title: 'Fees only when you get paid',
    lead: 'The plan is a fixed monthly price, and fees are a share of successful payments. Failed ones cost nothing.',
    plans: 'Plans',
    table: {
      title: 'What each plan has',
      text: 'No plan limits the number of links, documents or customers. Your accountant does not count as a team member.',
      feature: 'Feature',
      yes: 'Included',
      no: 'Not included',
      upcoming: 'Coming soon in {plan}',
    },
    limits: {
      members: 'Team members',
      apiKeys: 'Live API keys',
      webhookEndpoints: 'Webhook endpoints',
    },
    features: {
      paymentLinks: 'Payment links and QR codes',
      invoices: 'Automatic invoices with VAT, as PDF by email',
      exports: 'Export as CSV and Excel',
      counter: 'Counter on your phone and posters with a QR code',
      publicPage: 'A public page where customers pay',
      transfers: 'Links and invoices paid by bank transfer, invoices in parts, too',
      corrections: 'Credit and debit notes, another buyer on an invoice',
      installments: 'Advances and instalments',
      customerList: 'Customers and price list',
      reports: 'Reports by month, quarter and year',
      payouts: 'Payouts to your bank and the payments in each',
      months: 'Files for accounting: PRODAGBI, audit file, UBL, Delta',
      accountant: 'Free access for your accountant',
      threshold: 'Watching the threshold for VAT registration',
      team: 'Team with roles',
      security: 'Second factor and sign-in with a passkey',
      api: 'API and webhooks',
      reminders: 'Reminders for unpaid invoices',
      proformas: 'Proformas and offers, paid by link',
      schedules: 'Recurring invoices, and a card that stays',
      bankStatements: 'Bank statements read from a file and matched to invoices',
      forecasts: 'Cash-flow forecasts',
      bankFeeds: 'Open-banking reconciliation: movements straight from the bank',
    },
    example: {
      title: 'What the fees come to: an example',
      text: 'A cake, paid by card through a link. Since 2026 cards are charged in euro, so for a price of 100 lev the customer pays €51.13.',
      row: 'Step',
      lev: 'Price BGN 100',
      euro: 'Price €100',
      price: 'The customer pays',
      platform: 'Platform fee, 1.5%',
      provider: 'Card provider fee, 2.9% + €0.15 (BGN 0.30)',
      total: 'Fees in total',
      net: 'You keep',
      note: 'Each fee is rounded separately. For cards from outside the European Economic Area the provider may charge more; the portal shows what was charged for each payment. An invoice paid by bank transfer has no fees.',
    },
    facts: {
      title: 'When the money comes, and who documents the fees',
      first: {
        title: 'The first payout: 7–14 days',
        text: 'That is what the card provider Stripe usually takes from your first successful payment to the first payout to your bank.',
      },
      next: {
        title: 'Later payouts: usually 3–7 days',
        text: 'Payouts leave automatically, on the schedule of your account at Stripe. The portal shows each payout and the payments in it.',
      },
      provider: {
        title: 'Card provider fee',
        text: 'Stripe takes it from each payment and documents it in your account there. The portal has the exact amount for each payment.',
      },
      platform: {
        title: 'Platform fee',
        text: 'For payments that go straight to your account at Stripe it is taken at the moment of the payment; otherwise you pay it with the bill. On the 1st we issue an invoice for the fees of the month before: what was withheld is already paid in it.',
      },
    },
    billing: {
      title: 'How the plan is paid',
      bill: {
        title: 'An invoice on the 1st',
        text: 'For the month before: the plan, for the days on which you had it, and the platform fees. The operator of this site issues it, with VAT according to your registration. A bill under €1 waits for the next one.',
      },
      pay: {
        title: 'Due in {due} days',
        text: 'You pay by card or by bank transfer. If the bill is unpaid {planEnds} days after its issue, the plan becomes Starter. Nothing is deleted.',
      },
      trial: {
        title: '{trial} days of Growth without a price',
        text: 'Once for each merchant. Afterwards you are on Starter unless you choose a plan yourself.',
      },
      change: {
        title: 'Changing the plan',
        text: 'A larger plan begins at once and is charged only for the days left of the month. A smaller one begins on the 1st; what is beyond it stays as read only.',
      },
    },
    questions: {
      title: 'Questions and answers',
      start: {
        question: 'What do I need to get started?',
        answer:
          'A business with a name, an address, a phone number and an email. You register in two minutes, we check the details, and the card provider Stripe asks for an identity document and an IBAN to open your payment account. In the first days there may be a limit on amounts, which the portal shows. You need no terminal, no website and no paper contract.',
      },
      monthly: {
        question: 'Are there hidden or minimum fees?',
        answer:
          'No. The Starter plan costs nothing per month. On every plan you pay the platform fee and the card provider’s fee for successful payments only. Declined cards and customers who change their mind cost you nothing. When you refund a payment, its fees are not returned, and a disputed payment may have a fee of its own, which the portal shows.',
      },
      money: {
        question: 'When does the money reach me?',
        answer:
          'The money goes straight to your own account at Stripe, and from there to your bank. The first payout usually comes 7–14 days after the first payment, later ones usually 3–7 days after the payment. Stripe sets the exact schedule of your account. The portal shows what you keep of each payment and each payout to your bank.',
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
          'A distance sale by card needs either a receipt from your own fiscal device or the sale document of Ordinance N-18, chapter seven “a”. Ask your accountant which one applies to you, and choose it in Settings, Documents.',
      },
      safe: {
        question: 'Is it safe for my customers?',
        answer:
          'They enter their card on the provider’s page, not on ours and not on yours. Card numbers never pass through Plateno. Banks ask for confirmation by 3-D Secure.',
      },
      leave: {
        question: 'Can I change my plan or leave?',
        answer:
          'Yes, at any time. You change the plan yourself in the portal, Settings, Plan, and see from when and how much before you choose. To have your business closed, write to hello@plateno.example. Before it is closed, download your documents month by month, and the lists as CSV or Excel: afterwards you cannot sign in. We keep tax documents for ten years, as the law requires.',
      },
    },
    closing: 'Start with the plan that costs nothing',
    closingText: 'Choose another plan in the portal when you need it.',
  },
} as const;
