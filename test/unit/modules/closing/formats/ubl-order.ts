import type { XmlElement } from './xml-reader.ts';

const party = 'cbc:EndpointID cac:PostalAddress cac:PartyTaxScheme cac:PartyLegalEntity';
const line = 'cbc:ID cbc:InvoicedQuantity cbc:CreditedQuantity cbc:LineExtensionAmount cac:Item cac:Price';
const parts =
  'cac:BillingReference cac:AccountingSupplierParty cac:AccountingCustomerParty cac:Delivery cac:PaymentMeans ' +
  'cac:TaxTotal cac:LegalMonetaryTotal cac:InvoiceLine cac:CreditNoteLine';
const head = 'cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:DueDate';
const currencies = 'cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:BuyerReference';

/** The order of the children of each element (UBL 2.1, the schemas of Invoice and CreditNote). */
const orders: Readonly<Record<string, string>> = {
  Invoice: `${head} cbc:InvoiceTypeCode cbc:Note cbc:TaxPointDate ${currencies} ${parts}`,
  CreditNote: `${head} cbc:TaxPointDate cbc:CreditNoteTypeCode cbc:Note ${currencies} ${parts}`,
  'cac:BillingReference': 'cac:InvoiceDocumentReference',
  'cac:InvoiceDocumentReference': 'cbc:ID cbc:IssueDate',
  'cac:AccountingSupplierParty': 'cac:Party',
  'cac:AccountingCustomerParty': 'cac:Party',
  'cac:Party': party,
  'cac:PostalAddress': 'cbc:StreetName cac:Country',
  'cac:Address': 'cac:Country',
  'cac:Country': 'cbc:IdentificationCode',
  'cac:PartyTaxScheme': 'cbc:CompanyID cac:TaxScheme',
  'cac:TaxScheme': 'cbc:ID',
  'cac:PartyLegalEntity': 'cbc:RegistrationName cbc:CompanyID',
  'cac:Delivery': 'cbc:ActualDeliveryDate cac:DeliveryLocation',
  'cac:DeliveryLocation': 'cac:Address',
  'cac:PaymentMeans': 'cbc:PaymentMeansCode cac:PayeeFinancialAccount',
  'cac:PayeeFinancialAccount': 'cbc:ID',
  'cac:TaxTotal': 'cbc:TaxAmount cac:TaxSubtotal',
  'cac:TaxSubtotal': 'cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory',
  'cac:TaxCategory': 'cbc:ID cbc:Percent cbc:TaxExemptionReasonCode cbc:TaxExemptionReason cac:TaxScheme',
  'cac:ClassifiedTaxCategory': 'cbc:ID cbc:Percent cac:TaxScheme',
  'cac:LegalMonetaryTotal':
    'cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:PrepaidAmount cbc:PayableAmount',
  'cac:InvoiceLine': line,
  'cac:CreditNoteLine': line,
  'cac:Item': 'cbc:Name cac:ClassifiedTaxCategory',
  'cac:Price': 'cbc:PriceAmount cbc:BaseQuantity',
};
/** Elements that may stand more than once. */
const repeated = ['cac:TaxTotal', 'cac:TaxSubtotal', 'cac:InvoiceLine', 'cac:CreditNoteLine'];

/** Elements that stand where the schema of UBL has no place for them. */
export const orderFaults = ({ name, children }: XmlElement): string[] => {
  const order = orders[name]?.split(' ') ?? [];
  const places = children.map((child) => order.indexOf(child.name));
  const own = children.filter((child, at) => {
    const before = at === 0 ? -1 : places[at - 1]!;
    const isAfter = repeated.includes(child.name) ? places[at]! >= before : places[at]! > before;
    return places[at] === -1 || !isAfter;
  });
  return [...own.map((child) => `${name}: ${child.name}`), ...children.flatMap(orderFaults)];
};
