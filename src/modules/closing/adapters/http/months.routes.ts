import * as contract from '#contract/closing/months.ts';
import type { Messages } from '#kernel/messages.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { zipFile } from '#platform/exports/zip-file.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Caller, type Route } from '#platform/http/route.ts';
import type { CloseMonth } from '../../application/close-month.ts';
import type { GetMonthFile } from '../../application/get-month-file.ts';
import { getMonth } from '../../application/get-month.ts';
import type { MonthPack, PackClosedMonth } from '../../application/pack-month.ts';
import type { PackMonths } from '../../application/pack-months.ts';
import { closerOf, readerOf, type Whose } from '../../application/policies.ts';
import type { ReopenMonth } from '../../application/reopen-month.ts';
import type { SaveMonthSettings } from '../../application/save-month-settings.ts';
import type { SendMonth } from '../../application/send-month.ts';
import { getMonthSettings } from '../../application/get-month-settings.ts';
import { listMonthsOf, listMonthsOfMerchants } from '../postgres/list-months.ts';
import { presentMonth } from './present-month.ts';

type Deps = Parameters<typeof getMonth>[0] &
  Readonly<{
    database: Database;
    directory: MerchantDirectory;
    messages: Messages;
    closeMonth: CloseMonth;
    reopenMonth: ReopenMonth;
    sendMonth: SendMonth;
    packClosedMonth: PackClosedMonth;
    packMonths: PackMonths;
    getMonthFile: GetMonthFile;
    saveMonthSettings: SaveMonthSettings;
  }>;

const archive = ({ fileName, files }: MonthPack): Download =>
  new Download({ type: 'application/zip', fileName, content: zipFile(files) });

/** Answers about one month, for its merchant and for the back office alike. */
const answers = (deps: Deps) => {
  const present = async ({ actor, language }: Caller, whose: Whose, month: string) =>
    presentMonth(await getMonth(deps, { actor, whose, month }), deps.messages, language);
  return {
    get: present,
    close: async (caller: Caller, whose: Whose, month: string) => {
      await deps.closeMonth.execute({ actor: caller.actor, whose, month });
      return present(caller, whose, month);
    },
    reopen: async (
      caller: Caller,
      whose: Whose,
      { month, reason }: Readonly<{ month: string; reason: string }>,
    ) => {
      await deps.reopenMonth.execute({ actor: caller.actor, whose, month, reason });
      return present(caller, whose, month);
    },
    send: async ({ actor }: Caller, whose: Whose, month: string, recipient: string | undefined) => ({
      recipient: await deps.sendMonth.execute({ actor, whose, month, recipient }),
    }),
    file: async ({ actor }: Caller, whose: Whose, month: string, name: string) => {
      const content = await deps.getMonthFile.execute({ actor, whose, month, name });
      return new Download({ type: 'application/octet-stream', fileName: name.replace('/', '-'), content });
    },
    pack: async ({ actor, signal }: Caller, whose: Whose, month: string) =>
      archive(await deps.packClosedMonth.execute({ actor, whose, month, signal })),
  };
};

const ownRoutes = (deps: Deps): Route[] => {
  const of = answers(deps);
  return [
    serve(contract.listOwnMonths, async ({ caller: { actor } }) => [
      ...(await listMonthsOf(deps, actor, 'OWN')),
    ]),
    serve(contract.getMonthSettings, async ({ caller: { actor } }) => getMonthSettings(deps, actor)),
    serve(contract.saveMonthSettings, async ({ body, caller: { actor } }) => {
      await deps.saveMonthSettings.execute({ ...body, actor });
      return body;
    }),
    serve(contract.getOwnMonth, ({ params: { month }, caller }) => of.get(caller, 'OWN', month)),
    serve(contract.closeOwnMonth, ({ params: { month }, caller }) => of.close(caller, 'OWN', month)),
    serve(contract.reopenOwnMonth, ({ params: { month }, body, caller }) =>
      of.reopen(caller, 'OWN', { month, ...body }),
    ),
    serve(contract.sendOwnMonth, ({ params: { month }, body, caller }) =>
      of.send(caller, 'OWN', month, body.email),
    ),
    serve(contract.getOwnMonthFile, ({ params: { month, name }, caller }) =>
      of.file(caller, 'OWN', month, name),
    ),
    serve(contract.getOwnMonthPack, ({ params: { month }, caller }) => of.pack(caller, 'OWN', month)),
  ];
};

const staffRoutes = (deps: Deps): Route[] => {
  const of = answers(deps);
  const reader = ({ params: { id }, caller: { actor } }: { params: { id: number }; caller: Caller }) =>
    readerOf(deps, actor, { merchantId: id });
  const closer = ({ params: { id }, caller: { actor } }: { params: { id: number }; caller: Caller }) =>
    closerOf(deps, actor, { merchantId: id });
  return [
    serve(contract.listMonths, async ({ query: { search, ...query }, caller: { actor } }) => {
      const { sortBy = 'businessName', sortDir = 'asc' } = query;
      const list = readPage({ ...query, sortBy, sortDir }, 'businessName');
      const found = await listMonthsOfMerchants(deps, actor, { search, page: list.page });
      return presentList('merchants', list, found, ({ months, ...merchant }) => ({
        ...merchant,
        months: [...months],
      }));
    }),
    serve(contract.packMonths, async ({ body, caller: { actor, signal } }) =>
      archive(await deps.packMonths.execute({ ...body, actor, signal })),
    ),
    serve(
      contract.listMerchantMonths,
      async ({ params: { id: merchantId }, caller: { actor } }) => [
        ...(await listMonthsOf(deps, actor, { merchantId })),
      ],
      { find: reader },
    ),
    serve(
      contract.getMerchantMonth,
      ({ params: { id: merchantId, month }, caller }) => of.get(caller, { merchantId }, month),
      { find: reader },
    ),
    serve(
      contract.closeMerchantMonth,
      ({ params: { id: merchantId, month }, caller }) => of.close(caller, { merchantId }, month),
      { find: closer },
    ),
    serve(
      contract.reopenMerchantMonth,
      ({ params: { id: merchantId, month }, body, caller }) =>
        of.reopen(caller, { merchantId }, { month, ...body }),
      { find: closer },
    ),
    serve(
      contract.sendMerchantMonth,
      ({ params: { id: merchantId, month }, body, caller }) =>
        of.send(caller, { merchantId }, month, body.email),
      { find: closer },
    ),
    serve(
      contract.getMerchantMonthFile,
      ({ params: { id: merchantId, month, name }, caller }) => of.file(caller, { merchantId }, month, name),
      { find: reader },
    ),
    serve(
      contract.getMerchantMonthPack,
      ({ params: { id: merchantId, month }, caller }) => of.pack(caller, { merchantId }, month),
      { find: reader },
    ),
  ];
};

/** Calls about months: of merchants about their own, of the back office about those that it sees. */
export const monthRoutes = (deps: Deps): Route[] => [...ownRoutes(deps), ...staffRoutes(deps)];
