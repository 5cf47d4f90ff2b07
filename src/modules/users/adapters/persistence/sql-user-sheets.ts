import { roles } from '#kernel/actor.ts';
import { moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import type { UserSheets } from '../../ports/user-sheets.ts';
import { matchingUsers } from './user-conditions.ts';

const statuses = ['PENDING', 'ACTIVE', 'INACTIVE', 'LOCKED'] as const;

const columnsOf = ({ head, values }: SheetWords): SheetColumn[] => {
  const status = values('user', statuses);
  const role = values('role', roles);
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

export const sqlUserSheets = (deps: SheetDeps): UserSheets =>
  sheetFiles(deps, ({ filters }: Wish, words) => {
    const { where, bindings } = matchingUsers(filters);
    return {
      title: words.head('users'),
      columns: columnsOf(words),
      source: `from users where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
