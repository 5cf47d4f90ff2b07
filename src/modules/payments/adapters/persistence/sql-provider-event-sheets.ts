import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import { moment, text, whole, type Sheet, type SheetColumn } from '#platform/sheets/sheet.ts';
import { headings, valueWords } from '#platform/sheets/sheet-words.ts';
import { sheetsFrom } from '#platform/sheets/sheets-from.ts';
import { writeSheet } from '#platform/sheets/write-sheet.ts';
import type { ProviderEventSheets } from '../../ports/provider-event-sheets.ts';
import { matchingEvents } from './provider-event-conditions.ts';

type Deps = Readonly<{ config: Config; sentences: Sentences }>;

const states = ['NEW', 'DONE', 'PARKED', 'IGNORED'] as const;
/** Why an event is parked; what broke in between stands as it was said. */
const reasons = ['UNMATCHED', 'FOREIGN'] as const;

/** The payload stays inside. */
const columnsOf = (sentences: Sentences, language: Language): SheetColumn[] => {
  const head = headings(sentences, language);
  const state = valueWords(sentences, language, 'event', states);
  const reason = valueWords(sentences, language, 'event-reason', reasons);
  return [
    whole('id', head('id'), 'id'),
    text('eventId', head('provider-id'), 30, 'event_id'),
    moment('receivedAt', head('received'), 'received_at'),
    text('type', head('type'), 30, 'type'),
    text('state', head('status'), 14, state('state')),
    text('reason', head('reason'), 40, reason('reason')),
    whole('paymentId', head('payment'), 'payment_id'),
    whole('attempts', head('attempts'), 'attempts'),
    moment('nextAttemptAt', head('next-attempt'), 'next_attempt_at'),
  ];
};

type Wish = Parameters<ProviderEventSheets['write']>[0];

export class SqlProviderEventSheets implements ProviderEventSheets {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  write(wish: Wish): AsyncIterable<Uint8Array> {
    return writeSheet(sheetsFrom(this.#deps.config), wish.format, this.#sheetOf(wish));
  }

  #sheetOf({ filters, language }: Wish): Sheet {
    const { sentences } = this.#deps;
    const { where, bindings } = matchingEvents(filters);
    return {
      title: headings(sentences, language)('events'),
      language,
      columns: columnsOf(sentences, language),
      source: `from provider_events where ${where}`,
      orderBy: 'id',
      bindings,
    };
  }
}
