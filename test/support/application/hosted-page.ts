/** Published test cards by their effect. */
export const cards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  challenge: '4000002500003155',
  challengeThenDeclined: '4000008400001629',
  disputed: '4000000000000259',
  inquiry: '4000000000001976',
  refundPending: '4000000000007726',
  refundFails: '4000000000005126',
} as const;

const send = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

/** Submits the provider's page as a browser without scripts does; the redirect is not followed. */
export const payOnPage = (checkoutUrl: string, card: string): Promise<Response> =>
  send(checkoutUrl, { number: card, expiry: '12/34', cvc: '123', holder: 'Иван Петров', email: '' });

/** The customer answers the 3-D Secure challenge. */
export const answerChallenge = (checkoutUrl: string, answer: 'complete' | 'fail'): Promise<Response> =>
  send(`${checkoutUrl}/challenge`, { answer });

/** The customer returns without paying. */
export const leavePage = (checkoutUrl: string): Promise<Response> => send(`${checkoutUrl}/cancel`, {});
