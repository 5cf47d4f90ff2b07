export const en = {
  merchantArea: 'Merchant Area',
  waysOn: 'Where to go next',
  goHome: 'Go Home',

  success: {
    wait: 'Your payment',
    title: 'Payment Successful',
    checking: 'Checking your payment…',
    checkingHint: 'This takes a few seconds. Please keep this page open.',
    underWay: 'Your payment is being processed',
    underWayHint:
      'Your bank has not answered yet. You can close this page: the receipt comes by e-mail when the payment is through.',
    open: 'This payment is not finished yet',
    openHint: 'Nothing has been charged so far. You can go back and finish it.',
    failed: 'The payment did not go through',
    failedHint: 'Your card was not charged. You can try again, with another card if you like.',
    notFound: 'We could not find this payment',
    notFoundHint: 'Please check the address, or ask the merchant whether the payment has arrived.',
    unreachable: 'We could not check your payment',
    unreachableHint:
      'The payment itself is safe with the provider. Check your connection and look again; please do not pay twice.',
    amount: 'Amount',
    charged: 'Charged to your card',
    merchant: 'Merchant',
    description: 'For',
    reference: 'Reference',
    paidAt: 'Paid on',
    invoice: 'Invoice',
    receipt: (address: string) => `The receipt is on its way to ${address}.`,
    noReceipt: 'No e-mail was given, so no receipt has been sent yet.',
    print: 'Print',
    again: 'Try again',
    checkAgain: 'Check again',
  },

  receipt: {
    title: 'Send me the receipt',
    elsewhere: 'Send the receipt to another address',
    email: 'E-mail address',
    send: 'Send',
    sending: 'Sending…',
    wrong: 'Enter an e-mail address, for example ana@example.com.',
    failed: 'The receipt could not be sent. Try again in a little while.',
  },

  cancel: {
    title: 'Payment not completed',
    text: 'The payment was canceled or failed. Your card was not charged, and you can try again whenever you like.',
    again: 'Try again',
  },
};

export type ReturnWords = typeof en;
