import type { Messages } from '#kernel/messages.ts';
import type { UblOfDocuments } from '#modules/payers/index.ts';
import { lacksBuyerNumber } from '../../application/find-problems.ts';

/** Implements a port of payers: a document as UBL, as the files of its month have it. */
export const ublOfDocuments = ({ messages }: Readonly<{ messages: Messages }>): UblOfDocuments => ({
  of: async (one) => {
    if (one.annulledOn !== null || lacksBuyerNumber(one)) return null;
    const { ublDocument } = await import('./ubl-document.ts');
    const { language } = one.document;
    return ublDocument(one, (ground) => messages.say(language, `invoices.vat-ground.${ground}`));
  },
});
