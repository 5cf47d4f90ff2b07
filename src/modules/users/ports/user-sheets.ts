import type { ExportFormat } from '#kernel/list-exports.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { UserFilter } from '../ports/user-views.ts';

type Wish = Readonly<{
  format: ExportFormat;
  filters: UserFilter;
  language: Language;
}>;

/** The list as a file, in the order of creation, all from one moment; memory does not grow with it. */
export interface UserSheets {
  write(wish: Wish): AsyncIterable<Uint8Array>;
}
export const UserSheets = token<UserSheets>('users.UserSheets');
