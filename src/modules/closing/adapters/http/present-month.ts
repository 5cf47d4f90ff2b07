import type { MonthDetails } from '#contract/closing/months.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { MonthView } from '../../application/get-month.ts';
import { presentProblems } from '../../application/shown-problems.ts';

/** Documents of an entry in an answer; a shop has thousands a month, and the notes of the pack name all. */
const shownDocuments = 100;

const decimal = (minor: number): number => minor / 100;

/** A month as the API answers it. */
export const presentMonth = (view: MonthView, messages: Messages, language: Language): MonthDetails => {
  const { latest, problems, totals, files, deadlines, refusedAt } = view;
  const { documents, annulled, baseMinor, vatMinor, fees } = totals;
  return {
    merchantId: view.merchantId,
    merchantName: view.merchantName,
    month: view.month,
    status: view.status,
    revision: latest?.revision ?? null,
    closedAt: latest?.closedAt.toISOString() ?? null,
    reopenedAt: latest?.reopened?.at.toISOString() ?? null,
    reopenReason: latest?.reopened?.reason ?? null,
    registrations: [...view.registrations],
    problems: presentProblems(problems, messages, language).map((one) => ({
      ...one,
      documents: one.documents.slice(0, shownDocuments),
    })),
    totals: {
      documents,
      annulled,
      base: decimal(baseMinor),
      vat: decimal(vatMinor),
      total: decimal(baseMinor + vatMinor),
      fees: fees.map(({ currency, providerMinor, platformMinor }) => ({
        currency,
        provider: decimal(providerMinor),
        platform: decimal(platformMinor),
      })),
    },
    files: files.filter(({ name }) => !name.includes('/')).map((file) => ({ ...file })),
    deadlines,
    ...(refusedAt !== null && { refusedAt: refusedAt.toISOString() }),
  };
};
