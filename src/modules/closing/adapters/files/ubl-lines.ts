import { unitCodeOf } from '#contract/units.ts';
import type { InvoiceDocument, InvoiceLine } from '#modules/invoices/index.ts';
import { categoryOf, lineCategoryXml } from './ubl-tax.ts';
import { decimalText, element, textElement } from './xml-text.ts';

type LineNames = Readonly<{ line: string; quantity: string }>;
const names = {
  invoice: { line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity' },
  creditNote: { line: 'cac:CreditNoteLine', quantity: 'cbc:CreditedQuantity' },
} as const satisfies Readonly<Record<string, LineNames>>;

/**
 * The price of the quantity of the line (BT-146, BT-149): the net amount over the whole quantity, so that no price has to
 * be rounded. A deducted advance is a quantity below zero, because a price is not.
 */
const priceXml = ({ net, quantity, unit }: InvoiceLine, currency: string): string => {
  const price = net.minor < 0n ? -net.minor : net.minor;
  return element('cac:Price', [
    textElement('cbc:PriceAmount', decimalText(price), { currencyID: currency }),
    textElement('cbc:BaseQuantity', quantity, { unitCode: unitCodeOf(unit) }),
  ]);
};

/** The lines of a document (BG-25), with the codes of their units (BT-130). */
export const linesXml = (document: InvoiceDocument): string[] => {
  const { line: lineName, quantity: quantityName } =
    document.type === 'CREDIT_NOTE' ? names.creditNote : names.invoice;
  const { currency } = document.total;
  return document.lines.map((line, place) => {
    const sign = line.net.minor < 0n ? '-' : '';
    return element(lineName, [
      textElement('cbc:ID', place + 1),
      textElement(quantityName, `${sign}${line.quantity}`, { unitCode: unitCodeOf(line.unit) }),
      textElement('cbc:LineExtensionAmount', decimalText(line.net.minor), { currencyID: currency }),
      element('cac:Item', [
        textElement('cbc:Name', line.description),
        lineCategoryXml(categoryOf(line, document)),
      ]),
      priceXml(line, currency),
    ]);
  });
};
