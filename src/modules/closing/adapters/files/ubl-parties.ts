import type { InvoiceDocument, Party } from '#modules/invoices/index.ts';
import type { VatRegistration } from '#kernel/sale-vat.ts';
import { prefixedVatNumber } from '#kernel/vat-number.ts';
import { documentCountryOf } from '#kernel/vat-territories.ts';
import { element, optionalElement, textElement } from './xml-text.ts';

const countryOf = ({ country }: Party): string => documentCountryOf(country ?? 'BG');
const isBulgarianNumber = (number: string | null): number is string =>
  number !== null && /^BG\d{9,10}$/.test(number);

/** Whether both parties have an address in the network of Peppol: a Bulgarian VAT number, scheme 9926. */
export const isPeppol = ({ seller, buyer }: InvoiceDocument): boolean =>
  isBulgarianNumber(seller.vatNumber) && isBulgarianNumber(buyer.vatNumber);

const addressXml = (party: Party, name = 'cac:PostalAddress'): string =>
  element(name, [
    optionalElement('cbc:StreetName', party.address),
    element('cac:Country', [textElement('cbc:IdentificationCode', countryOf(party))]),
  ]);

const taxSchemeXml = (number: string, scheme: 'VAT' | 'TAX'): string =>
  element('cac:PartyTaxScheme', [
    textElement('cbc:CompanyID', number),
    element('cac:TaxScheme', [textElement('cbc:ID', scheme)]),
  ]);

/** A supplier without registration is named by its tax number (BT-32); every other by its VAT number (BT-31). */
const sellerTaxXml = ({ vatNumber, taxId }: Party, registration: VatRegistration): string | null => {
  if (registration !== 'NONE' && vatNumber !== null) return taxSchemeXml(vatNumber, 'VAT');
  return taxId === null ? null : taxSchemeXml(taxId, 'TAX');
};

const partyXml = (party: Party, taxScheme: string | null, hasEndpoint: boolean): string =>
  element('cac:Party', [
    hasEndpoint && party.vatNumber !== null
      ? textElement('cbc:EndpointID', party.vatNumber, { schemeID: '9926' })
      : null,
    addressXml(party),
    taxScheme,
    element('cac:PartyLegalEntity', [
      textElement('cbc:RegistrationName', party.name),
      optionalElement('cbc:CompanyID', party.taxId),
    ]),
  ]);

/** Supplier and buyer (BG-4, BG-7); supplies to another member state name the place of delivery (BG-13). */
export const partiesXml = (document: InvoiceDocument, deliversAbroad: boolean): string[] => {
  const { seller, buyer, vatRegistration, taxEventDate } = document;
  const hasEndpoints = isPeppol(document);
  const { vatNumber, country = 'BG' } = buyer;
  const buyerTax = vatNumber === null ? null : taxSchemeXml(prefixedVatNumber(vatNumber, country), 'VAT');
  return [
    element('cac:AccountingSupplierParty', [
      partyXml(seller, sellerTaxXml(seller, vatRegistration), hasEndpoints),
    ]),
    element('cac:AccountingCustomerParty', [partyXml(buyer, buyerTax, hasEndpoints)]),
    ...(deliversAbroad
      ? [
          element('cac:Delivery', [
            textElement('cbc:ActualDeliveryDate', taxEventDate),
            element('cac:DeliveryLocation', [addressXml({ ...buyer, address: null }, 'cac:Address')]),
          ]),
        ]
      : []),
  ];
};
