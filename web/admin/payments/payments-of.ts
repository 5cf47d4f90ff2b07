/** The list of payments of one merchant, as an address. */
export const paymentsOf = (merchantId: number): string =>
  `/admin/payments?${new URLSearchParams({ filter: JSON.stringify({ merchantId }) }).toString()}`;
