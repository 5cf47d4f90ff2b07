/** What the demo portal says around the screens, and its sample people and goods. */
export const en = {
  demo: {
    title: 'Demo portal',
    tabs: 'Screens of the demo',
    dashboard: 'Dashboard',
    links: 'Payment links',
    invoices: 'Invoices',
    payments: 'Payments',
    note: 'You are looking at the merchant’s portal with sample data. Nothing here is real and nothing is saved.',
    start: 'Register',
    back: 'Back to the site',
    sample: {
      merchant: 'Linden Bakery Ltd',
      address: '5 Otets Paisiy St, 4000 Plovdiv, Bulgaria',
      unit: 'pc.',
      people: {
        mariya: 'Maria Georgieva',
        ivan: 'Ivan Petrov',
        elena: 'Elena Dimitrova',
        georgi: 'Georgi Stoyanov',
        office: 'Bright Office Ltd',
        school: 'Sunflower School',
      },
      goods: {
        cake: 'Birthday cake, order %{number}',
        breakfast: 'Breakfast for the office, order %{number}',
        wedding: 'Deposit for a wedding cake',
        bread: 'Bread for a month, subscription',
        cookies: 'Christmas cookies, 3 kg',
        course: 'Baking course for two',
        voucher: 'Gift voucher',
      },
    },
  },
} as const;
