export const en = {
  limits: {
    title: 'Limits of your first days',
    why: 'In the first days of every merchant we limit how much can be taken by card. The limits end on {day} without any action by you.',
    dayLimit: 'Maximum per day',
    paymentLimit: 'Maximum per payment',
    usedToday: 'Today, with open payments',
    leftToday: 'Left today',
    none: 'no limit',
    reached:
      'A customer could not pay today because a limit was reached. Write to us if you need higher ones.',
  },
} as const;
