import { taxFileTextOf, type TaxFileText } from '#kernel/ledger-text.ts';
import type { InvoiceDocument } from './invoice-document.ts';

type Texts = Pick<InvoiceDocument, 'buyer' | 'customerName' | 'description'> &
  Readonly<{ lines: readonly Readonly<{ description: string }>[] }>;

/** The texts of a document that tax files write by other letters, each once. */
export const taxFileTexts = ({ buyer, customerName, description, lines }: Texts): TaxFileText[] => {
  const texts = [
    buyer.name,
    buyer.address,
    customerName,
    description,
    ...lines.map((line) => line.description),
  ];
  return [...new Set(texts)].flatMap((text) => (text === null ? [] : (taxFileTextOf(text) ?? [])));
};
