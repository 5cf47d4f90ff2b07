import type { Messages } from '#kernel/messages.ts';
import type { MonthDocument, UblFiles } from '#modules/invoices/index.ts';
import { lacksBuyerNumber } from '../../application/find-problems.ts';

const has = (one: MonthDocument): boolean => one.annulledOn === null && !lacksBuyerNumber(one);

/** The UBL file of one document, as the files of its month have it; its writer is loaded on first use. */
export const ublOfDocument = ({ messages }: Readonly<{ messages: Messages }>): UblFiles => ({
  has: async (one) => has(one),
  of: async (one) => {
    if (!has(one)) return null;
    const { ublDocument } = await import('./ubl-document.ts');
    const { language } = one.document;
    const xml = ublDocument(one, (ground) => messages.say(language, `invoices.vat-ground.${ground}`));
    return new TextEncoder().encode(xml);
  },
});
