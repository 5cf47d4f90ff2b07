/** URL fragment that opens the refund of a payment, as in the mail about a fraud warning. */
export const refundHash = '#refund';
