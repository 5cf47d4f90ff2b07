import { mustHaveRole, roles } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import { userStates } from '../../domain/user-status.ts';
import { matchingUsers, type UserFilter } from './user-conditions.ts';

const columnsOf = ({ head, values }: SheetWords): SheetColumn[] => {
  const status = values('user', userStates.states);
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

type Deps = SheetDeps & Readonly<{ exports: ListExports }>;

/** All users that match, as a file in the order of their ids. @throws SignInNeeded, NotAllowed, RateLimited */
export const exportUsers = async (deps: Deps, request: ExportWish<UserFilter>): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'ADMIN');
  const fileName = await deps.exports.begin('users', request);
  const { write } = sheetFiles<ExportWish<UserFilter>>(deps, ({ filters }, words) => {
    const { where, bindings } = matchingUsers(filters);
    return {
      title: words.head('users'),
      columns: columnsOf(words),
      source: `from users where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
  return { fileName, content: write(request) };
};
