import { mustHaveRole, roles } from '#kernel/actor.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { moment, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import { userTransitions } from '../../domain/user-status.ts';
import { matchingUsers, type UserFilter } from './user-conditions.ts';

const columnsOf = ({ head, values }: ExportMessages): ExportColumn[] => {
  const status = values('user', userTransitions.statuses);
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

type Deps = ExportDeps & Readonly<{ exports: ListExports }>;

/** The users that match the filters, as a file in the order of their ids. @throws SignInNeeded, NotAllowed, RateLimited */
export const exportUsers = async (deps: Deps, request: ExportRequest<UserFilter>): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'ADMIN');
  const fileName = await deps.exports.begin('users', request);
  const { write } = exportFiles<ExportRequest<UserFilter>>(deps, ({ filters }, messages) => {
    const { where, bindings } = matchingUsers(filters);
    return {
      title: messages.head('users'),
      columns: columnsOf(messages),
      source: `from users where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
  return { fileName, content: write(request) };
};
