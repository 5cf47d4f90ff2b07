import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import type { UserFilter } from '../ports/user-views.ts';
import type { UserSheets } from '../ports/user-sheets.ts';

type Deps = Readonly<{ sheets: UserSheets; exports: ListExports }>;

/** Everybody who can sign in, or could, as a file, narrowed as the list is. */
export class ExportUsers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async execute(wish: ExportWish<UserFilter>): Promise<ExportedFile> {
    const { sheets, exports } = this.#deps;
    const { actor, format, filters, language } = wish;
    mustHaveRole(actor, 'ADMIN');
    const fileName = await exports.begin('users', wish);
    return { fileName, content: sheets.write({ format, filters, language }) };
  }
}
