export const en = {
  onboarding: {
    title: '{smart_count} step to your first payment |||| {smart_count} steps to your first payment',
    done: 'done',
    profile: {
      name: 'Complete your profile',
      nameDone: 'Profile completed',
      hint: 'Add your tax number – it appears on every invoice.',
    },
    approved: {
      name: 'Get approved',
      nameDone: 'You are approved',
      hint: 'We are checking your details and will email you. You can prepare links meanwhile.',
    },
    account: {
      name: 'Payment account',
      nameDone: 'The payment account is ready',
      hint: 'Without it customers cannot pay. It takes about ten minutes at Stripe.',
    },
    link: {
      name: 'Create a payment link',
      nameDone: 'Payment link created',
      hint: 'An amount and what it is for. It takes ten seconds.',
    },
    payment: {
      name: 'Accept your first payment',
      nameDone: 'First payment accepted',
      hint: 'Send the link to a customer or show its QR code.',
    },
  },
};
