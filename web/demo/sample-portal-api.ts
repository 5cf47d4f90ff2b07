import { CallRefused } from '../shared/call-refused.ts';
import type { PortalApi } from '../shared/portal/portal-api.ts';
import type { Language } from '../shared/words/language.ts';
import { answerList } from './answer-list.ts';
import {
  sampleInvoices,
  sampleLinks,
  sampleMerchant,
  samplePayments,
  sampleTakings,
} from './sample-records.ts';

/** The screens offer none of this in the demo; whoever asks all the same is refused. */
const refuse = async (): Promise<never> => {
  throw new CallRefused(403, { code: 'demo.read-only' });
};

/** The portal's port on the records of a sample bakery, dated back from `now`; `origin` is this site's. */
export const samplePortalApi = (language: Language, now: Date, origin: string): PortalApi => {
  const world = { language, now, origin };
  return {
    merchant: async () => sampleMerchant(world),
    takings: async () => sampleTakings(),
    payments: async (question) => answerList(samplePayments(world), question),
    links: async (question) => answerList(sampleLinks(world), question),
    invoices: async (question) => answerList(sampleInvoices(world), question),
    invoice: async (id) => {
      const found = sampleInvoices(world).find((invoice) => invoice.id === id);
      if (!found) throw new CallRefused(404, { code: 'invoices.not-found' });
      return found;
    },
    saveProfile: refuse,
    saveFiscalProfile: refuse,
    setLogo: refuse,
    removeLogo: refuse,
    invoiceSeries: refuse,
    startInvoiceSeries: refuse,
    changePassword: refuse,
    sessions: refuse,
    endSession: refuse,
    endOtherSessions: refuse,
    createLink: refuse,
    cancelLink: refuse,
    invoicePdf: refuse,
    exportInvoices: refuse,
    createTestInvoice: refuse,
    writeInvoice: refuse,
    sendInvoice: refuse,
    annulInvoice: refuse,
    creditInvoice: refuse,
  };
};
