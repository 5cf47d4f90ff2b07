import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import { isBulgarianTaxId, isBulgarianVatNumber } from '#kernel/bulgarian-identity.ts';
import { isOtherEuVatNumber, viesPrefixes } from '#kernel/eu-vat-number.ts';
import { isVatNumberOf } from '#kernel/vat-number.ts';
import { taxFileTexts, type MonthDocument } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { asCorrected, problemOf, type MonthProblem, type ProblemCode } from '../domain/month-problem.ts';
import { ledgerText, type TaxFileText } from '#kernel/ledger-text.ts';
import { registrationOn, type MonthRegistrations } from './registrations.ts';
import { isAnnulledLater, isByHand, ledgerSumsOf, rateSumsOf } from './sales-ledger.ts';

/** Marks of companies in names; a private person has none. */
const companyMark =
  /(^|[\s"„“”.,])(ЕООД|ООД|ЕАД|АД|ЕТ|СД|КД|КДА|ДЗЗД|EOOD|OOD|EAD|Ltd|LLC|GmbH|S\.?R\.?L|SAS|B\.?V|Inc)($|[\s"„“”.,])/iu;

/** The merchant with the VAT registrations of the month. */
export type SellerOfMonth = Readonly<{ seller: MerchantRecord; registrations: MonthRegistrations }>;
type Check = (one: MonthDocument, of: SellerOfMonth, today: BusinessDate) => MonthProblem[];

const isInLedger = ({ document }: MonthDocument, { registrations }: SellerOfMonth): boolean =>
  registrationOn(registrations, document.issueDate).vatRegistration === 'FULL';

const isForeign = ({ document: { buyer } }: MonthDocument): boolean => (buyer.country ?? 'BG') !== 'BG';

/** A number of a country outside the Union is of its own form. */
const isWrongVatNumber = (number: string, country: string): boolean => {
  if (isVatNumberOf(number, country)) return false;
  if (number.startsWith('BG')) return !isBulgarianVatNumber(number.replace(/-EX$/, ''));
  return viesPrefixes.includes(number.slice(0, 2)) && !isOtherEuVatNumber(number);
};

const buyerProblems: Check = (one) => {
  const { name, taxId, vatNumber, country = 'BG' } = one.document.buyer;
  const found: MonthProblem[] = [];
  if (vatNumber !== null && isWrongVatNumber(vatNumber, country))
    found.push(problemOf('BUYER_VAT_WRONG', one, { number: vatNumber }));
  if (taxId !== null && !isForeign(one) && /^(?:\d{9,10}|\d{13})$/.test(taxId) && !isBulgarianTaxId(taxId))
    found.push(problemOf('BUYER_EIK_WRONG', one, { number: taxId }));
  if (taxId === null && vatNumber === null && !isForeign(one) && companyMark.test(name))
    found.push(problemOf('BUYER_WITHOUT_EIK', one, { name }));
  return found;
};

/** A private buyer: no number, no mark of a company. */
const addressProblems: Check = (one) => {
  const { name, taxId, vatNumber, address } = one.document.buyer;
  const isPerson = taxId === null && vatNumber === null && !companyMark.test(name);
  return isPerson && address === null ? [problemOf('BUYER_WITHOUT_ADDRESS', one)] : [];
};

/** A ground needs the VAT number of the buyer, which the document does not name. */
export const lacksBuyerNumber = ({ document }: MonthDocument): boolean =>
  document.buyer.vatNumber === null &&
  rateSumsOf(document).some(
    ({ ground }) => ground === 'ART_53' || ground === 'ART_141' || ground === 'ART_163A',
  );

const vatProblems: Check = (one, of) => {
  const sums = rateSumsOf(one.document);
  const found: MonthProblem[] = [];
  if (sums.some(({ rate, ground }) => rate === 0 && ground === null))
    found.push(problemOf('GROUND_MISSING', one));
  if (sums.some(({ ground }) => isByHand(ground))) found.push(problemOf('GROUND_BY_HAND', one));
  if (lacksBuyerNumber(one)) found.push(problemOf('BUYER_NUMBER_NEEDED', one));
  if (!isInLedger(one, of)) return found;
  const amounts = Object.values(ledgerSumsOf(one));
  if (amounts.some((sum) => sum < 0) && amounts.some((sum) => sum > 0))
    found.push(problemOf('MIXED_SIGNS', one));
  return found;
};

const dateProblems: Check = ({ document, ...one }, _, today) => {
  const { issueDate, taxEventDate, dueDate, total, type } = document;
  const found: MonthProblem[] = [];
  if (type === 'INVOICE' && issueDate > addDays(taxEventDate, 5))
    found.push(problemOf('LATE_INVOICE', one, { issueDate, taxEventDate }));
  const paid = one.payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const open = Number(total.minor) - paid - one.creditedMinor;
  if (type !== 'CREDIT_NOTE' && open > 0 && addDays(dueDate, 60) < today)
    found.push(problemOf('UNPAID_LONG', one, { dueDate }));
  return found;
};

/** Notes about texts that the files write by other letters, and about those that the sales ledger cuts. */
const textProblems: Check = (one, of) => {
  const { buyer, description, lines } = one.document;
  const changed = taxFileTexts(one.document);
  const note = (code: ProblemCode, texts: readonly TaxFileText[]): MonthProblem[] => {
    const letters = texts.map(({ text, written }) => `„${text}“ → „${written}“`).join('; ');
    return texts.length === 0 ? [] : [problemOf(code, one, { letters })];
  };
  const kind = description ?? lines[0]?.description ?? '';
  const lengthOf = (text: string): number => ledgerText(text).text.length;
  // Only the sales ledger has texts of a limited length.
  const isCut = isInLedger(one, of) && (lengthOf(buyer.name) > 50 || lengthOf(kind) > 30);
  return [
    ...note(
      'LETTER_UNENCODABLE',
      changed.filter(({ lost }) => lost.length > 0),
    ),
    ...note(
      'LETTER_REPLACED',
      changed.filter(({ lost }) => lost.length === 0),
    ),
    ...(isCut ? [problemOf('TEXT_CUT', one)] : []),
  ];
};

const sumProblems: Check = (one) => {
  const { lines, subtotal, tax, total } = one.document;
  const net = lines.reduce((sum, line) => sum + line.net.minor, 0n);
  const vat = lines.reduce((sum, line) => sum + line.tax.minor, 0n);
  const isTrue = net === subtotal.minor && vat === tax.minor && net + vat === total.minor;
  return isTrue ? [] : [problemOf('SUMS_DIFFER', one)];
};

const checks: readonly Check[] = [
  buyerProblems,
  vatProblems,
  sumProblems,
  textProblems,
  dateProblems,
  addressProblems,
];

/** A note repeats the data of its document. */
const registrationProblems: Check = (one, { registrations }) => {
  const { type, issueDate, vatRegistration } = one.document;
  const held = registrationOn(registrations, issueDate).vatRegistration;
  return type === 'INVOICE' && vatRegistration !== held
    ? [problemOf('REGISTRATION_DIFFERS', one, { issueDate })]
    : [];
};

/** An issued document keeps its data; the audit file has the number of the merchant. */
const shopProblems: Check = (one, { seller }) => {
  const { fiscalMode, eShopNumber, transactionReference } = one.document;
  const isSale = fiscalMode === 'ALT_REGIME' && transactionReference !== null;
  const isMissing = isSale && eShopNumber === null && seller.eShopNumber === null;
  return isMissing ? [problemOf('E_SHOP_NUMBER_MISSING', one)] : [];
};

/** A credit note repeats the data of its document, and a wholly credited document is corrected by a new one. */
const isCorrected = ({ document, isWhollyCredited }: MonthDocument): boolean =>
  isWhollyCredited || document.type === 'CREDIT_NOTE';

/** A document that was annulled later needs a protocol; an annulled one has no other problem. */
const problemsOfDocument = (one: MonthDocument, of: SellerOfMonth, today: BusinessDate): MonthProblem[] => {
  if (isAnnulledLater(one)) return [problemOf('ANNULLED_LATER', one)];
  if (one.annulledOn !== null) return textProblems(one, of, today);
  const found = [...checks, registrationProblems, shopProblems].flatMap((check) => check(one, of, today));
  return isCorrected(one) ? found.map(asCorrected) : found;
};

/** Each VAT registration of the month needs its number. */
const sellerProblems = ({ seller, registrations }: SellerOfMonth): MonthProblem[] => {
  const { taxId, fiscalMode, eShopNumber } = seller;
  const eik = taxId?.replace(/^BG(?=\d)/, '') ?? '';
  const isKnown = registrations.every(({ vatRegistration, vatNumber }) =>
    vatRegistration === 'FULL'
      ? vatNumber !== null && isBulgarianVatNumber(vatNumber)
      : isBulgarianTaxId(eik),
  );
  return [
    ...(isKnown ? [] : [problemOf('SELLER_NUMBER')]),
    ...(fiscalMode === 'ALT_REGIME' && eShopNumber === null ? [problemOf('E_SHOP_NUMBER_MISSING')] : []),
  ];
};

/** Gaps between the numbers of the month; gaps at its ends are found with the whole series. */
const gapProblems = (documents: readonly MonthDocument[]): MonthProblem[] =>
  documents.flatMap((one, place) => {
    const before = documents[place - 1]?.document.number ?? one.document.number - 1;
    return one.document.number === before + 1
      ? []
      : [problemOf('NUMBER_GAP', one, { from: before + 1, to: one.document.number - 1 })];
  });

/** The problems of the documents and of the merchant's own data, errors first. */
export const findProblems = (
  documents: readonly MonthDocument[],
  of: SellerOfMonth,
  today: BusinessDate,
): MonthProblem[] => [
  ...sellerProblems(of),
  ...gapProblems(documents),
  ...documents.flatMap((one) => problemsOfDocument(one, of, today)),
];
