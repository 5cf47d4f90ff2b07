import { roles } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import { moment, text, whole, type Sheet, type SheetColumn } from '#platform/sheets/sheet.ts';
import { headings, valueWords } from '#platform/sheets/sheet-words.ts';
import { sheetsFrom } from '#platform/sheets/sheets-from.ts';
import { writeSheet } from '#platform/sheets/write-sheet.ts';
import type { UserSheets } from '../../ports/user-sheets.ts';
import { matchingUsers } from './user-conditions.ts';

type Deps = Readonly<{ config: Config; sentences: Sentences }>;

const statuses = ['PENDING', 'ACTIVE', 'INACTIVE', 'LOCKED'] as const;

const columnsOf = (sentences: Sentences, language: Language): SheetColumn[] => {
  const head = headings(sentences, language);
  const status = valueWords(sentences, language, 'user', statuses);
  const role = valueWords(sentences, language, 'role', roles);
  return [
    whole('id', head('id'), 'id'),
    text('username', head('username'), 28, 'username'),
    text('email', head('email'), 28, 'email'),
    text('firstName', head('first-name'), 18, 'first_name'),
    text('lastName', head('last-name'), 18, 'last_name'),
    text('role', head('role'), 16, role('role')),
    text('status', head('status'), 14, status('status')),
    moment('createdAt', head('created'), 'created_at'),
    moment('lastLogin', head('last-login'), 'last_login_at'),
  ];
};

type Wish = Parameters<UserSheets['write']>[0];

export class SqlUserSheets implements UserSheets {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  write(wish: Wish): AsyncIterable<Uint8Array> {
    return writeSheet(sheetsFrom(this.#deps.config), wish.format, this.#sheetOf(wish));
  }

  #sheetOf({ filters, language }: Wish): Sheet {
    const { sentences } = this.#deps;
    const { where, bindings } = matchingUsers(filters);
    return {
      title: headings(sentences, language)('users'),
      language,
      columns: columnsOf(sentences, language),
      source: `from users where ${where}`,
      orderBy: 'id',
      bindings,
    };
  }
}
