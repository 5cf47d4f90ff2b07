/** LEGAL: numbers with legal force. TEST: numbers of test documents, counted separately. */
export const invoiceSeries = ['LEGAL', 'TEST'] as const;
export type InvoiceSeries = (typeof invoiceSeries)[number];

const lastLegalNumber = 9_999_999_999;

/**
 * The number as printed: ten Arabic digits (VAT Act, art. 114(1)2), or `TEST-` and six.
 * @throws RangeError when the number is not a positive integer, or a legal one has more than ten digits.
 */
export const formatInvoiceNumber = (series: InvoiceSeries, number: number): string => {
  const fits = series === 'TEST' || number <= lastLegalNumber;
  if (!Number.isSafeInteger(number) || number < 1 || !fits)
    throw new RangeError(`not an invoice number: ${number}`);
  return series === 'LEGAL' ? String(number).padStart(10, '0') : `TEST-${String(number).padStart(6, '0')}`;
};
