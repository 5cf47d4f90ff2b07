import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Money } from '#kernel/money.ts';
import { transferCode } from '#kernel/transfer-code.ts';
import { computeLines, qrCodeImage, readSale } from '#modules/invoices/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import type { Config } from '#platform/config.ts';
import { dateOfBoth, formatAmount, formatDecimal } from '#platform/templates/formats.ts';
import { readTemplate } from '#platform/templates/templates.ts';
import type { PrintProforma } from '../../application/print-proforma.ts';
import type { StoredProforma } from '../../application/proforma-rows.ts';
import { openOf, stateOn } from '../../domain/proforma.ts';

type Deps = Readonly<{
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  htmlPrinter: HtmlPrinter;
  merchants: MerchantDirectory;
  messages: Messages;
}>;

const amountOf = (money: Money): string => formatAmount(money, 'bg');
const languagesOf = (language: Language): readonly [Language, ...Language[]] =>
  language === 'bg' ? ['bg'] : ['bg', 'en'];

const sellerOf = ({ businessName: name, address, taxId, vatNumber }: MerchantRecord) => ({
  name,
  address,
  taxId: taxId?.replace(/^BG(?=\d)/, '') ?? '',
  vatNumber: vatNumber ?? '',
});

/** What a bank app needs; null where the proforma waits for no transfer. */
const transferOf = ({ reference, currency, open }: Asked, { iban, bic, businessName }: MerchantRecord) => {
  if (reference === null || iban === null) return null;
  const totalMinor = Number(open.minor);
  const about = { name: businessName, iban, currency, totalMinor, text: reference };
  const code = transferCode(bic === null ? about : { ...about, bic });
  return code === null ? null : { iban, reference, code };
};
type Asked = Readonly<{
  reference: string | null;
  currency: StoredProforma['content']['currency'];
  open: StoredProforma['total'];
}>;

const printable = (
  { messages, config }: Deps,
  proforma: StoredProforma,
  { merchant, isOpen }: Readonly<{ merchant: MerchantRecord; isOpen: boolean }>,
) => {
  const { content, kind, number, validUntil, subtotal, tax, total, paid, token, reference } = proforma;
  const draft = readSale(content, messages);
  const open = openOf(proforma);
  const transfer = isOpen ? transferOf({ reference, currency: draft.currency, open }, merchant) : null;
  const page = isOpen ? `${config.publicUrl}/offer/${token}` : '';
  const { name, address, taxId, vatNumber } = draft.customer;
  return {
    title: `proformas.pdf.title.${kind}`,
    number,
    validUntil: dateOfBoth(validUntil),
    seller: sellerOf(merchant),
    buyer: { name, address: address ?? '', taxId: taxId ?? '', vatNumber: vatNumber ?? '' },
    lines: computeLines(draft).map((line) => ({
      description: line.description,
      quantity: formatDecimal(line.quantity, 'bg'),
      unit: line.unit,
      net: amountOf(line.net),
      rate: String(line.taxRate),
      gross: amountOf(line.net.plus(line.tax)),
    })),
    subtotal: amountOf(subtotal),
    tax: amountOf(tax),
    total: amountOf(total),
    paid: paid.isZero() ? '' : amountOf(paid),
    open: amountOf(open),
    currency: draft.currency,
    description: draft.description ?? '',
    isOpen,
    page,
    pageCode: page === '' ? '' : qrCodeImage(page),
    transfer,
    transferCode: transfer === null ? '' : qrCodeImage(transfer.code),
  };
};

/** Prints with the browser of the documents; reads the template. */
export const proformaPrinter = (deps: Deps): PrintProforma => {
  const { clock, htmlPrinter, merchants, messages } = deps;
  const template = readTemplate(new URL('./proforma.html.hbs', import.meta.url), messages);
  return async (proforma, signal) => {
    const merchant = (await merchants.byId(proforma.merchantId))!;
    const today = businessDateOf(clock.now());
    const state = stateOn(proforma, today);
    const values = printable(deps, proforma, { merchant, isOpen: state === 'SENT' || state === 'ACCEPTED' });
    const { language } = proforma.content;
    const html = template({ ...values, date: dateOfBoth(today) }, languagesOf(language));
    const facts = { author: merchant.businessName, writtenAt: new Date(`${today}T00:00:00Z`) };
    const turn = { key: `merchant:${proforma.merchantId}`, signal };
    return {
      fileName: `${messages.say(language, `proformas.file.${proforma.kind}`)}-${proforma.number}.pdf`,
      content: await htmlPrinter.print(html, facts, undefined, turn),
    };
  };
};
