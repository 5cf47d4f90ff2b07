import * as z from 'zod';
import { plainNumber } from '#kernel/vat-number.ts';
import { optionalText } from '../fields.ts';

/** A COMPANY has an EIK or VAT number, a PERSON buys for itself. */
export const customerKinds = ['COMPANY', 'PERSON'] as const;

export const customerKind = z.enum(customerKinds).meta({ examples: ['COMPANY'] });

/** Examples and descriptions of the fields. */
export const customerNotes = {
  contact: { description: 'The person to write to.', examples: ['Иван Петров'] },
  phone: {
    description:
      'One phone number or several, between commas; without a country code they are of the country of the customer.',
    examples: ['+359888123456'],
  },
  address: { description: 'Street and number.', examples: ['ул. „Отец Паисий“ № 5'] },
  city: { examples: ['Пловдив'] },
  country: { description: 'ISO 3166-1 alpha-2.', examples: ['BG'] },
  taxId: {
    description: 'EIK, or the ten digits of a person in BULSTAT; else the identifier of another country.',
    examples: ['175074752'],
  },
  vatNumber: { examples: ['BG175074752'] },
  dueDays: { description: 'Days until an invoice of this customer is due.', examples: [14] },
  note: { description: 'Seen by the merchant alone.', examples: ['Плаща в края на месеца'] },
};

/** Parses an identifier: spaces, dots and dashes are removed, letters are upper case. */
export const companyNumber = optionalText(20, 'identifier').transform((value) =>
  value === undefined ? undefined : plainNumber(value) || undefined,
);
