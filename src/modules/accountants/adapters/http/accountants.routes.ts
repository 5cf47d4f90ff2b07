import * as contract from '#contract/accountants/accountants.ts';
import type { Messages } from '#kernel/messages.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { zipFile } from '#platform/exports/zip-file.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import { findOwnQuestion, type AnswerQuestion } from '../../application/answer-question.ts';
import type { AskMerchant } from '../../application/ask-merchant.ts';
import type { EndClient } from '../../application/end-client.ts';
import { listClients } from '../../application/list-clients.ts';
import type { PackMonth } from '../../application/pack-month.ts';
import { mustServe } from '../../application/policies.ts';
import type { SummaryDeps } from '../../application/summarise-clients.ts';
import type { Client } from '../../domain/client.ts';
import type { Questions } from '../../ports/questions.ts';
import { getQuestion, listOwnQuestions, listQuestions } from '../postgres/list-questions.ts';
import { summaryCsv } from './summary-csv.ts';

type Deps = SummaryDeps &
  Readonly<{
    database: Database;
    directory: MerchantDirectory;
    messages: Messages;
    questions: Questions;
    endClient: EndClient;
    packMonth: PackMonth;
    askMerchant: AskMerchant;
    answerQuestion: AnswerQuestion;
  }>;

const presentClient = ({ turnover, vatCharged, problems, ...client }: Client): contract.ClientSummary => ({
  ...client,
  turnover: turnover.toDecimal(),
  vatCharged: vatCharged.toDecimal(),
  problems: [...problems],
});

const optionalBoolean = (text: 'true' | 'false' | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'true';

const clientRoutes = (deps: Deps): Route[] => [
  serve(contract.listClients, async ({ query: { month, search, needsMe, ...query }, caller: { actor } }) => {
    // Names are read from the first letter on.
    const { sortBy = 'businessName', sortDir = 'asc' } = query;
    const list = readPage({ ...query, sortBy, sortDir }, 'businessName');
    const filter = { search, needsMe: optionalBoolean(needsMe) };
    const clients = await listClients(deps, { actor, month, filter, page: list.page });
    return presentList('clients', list, clients, presentClient);
  }),
  serve(contract.endClient, async ({ params: { merchantId }, caller: { actor } }) =>
    deps.endClient.execute({ actor, merchantId }),
  ),
  serve(contract.packMonth, async ({ body, caller: { actor, language } }) => {
    const { fileName, clients, files } = await deps.packMonth.execute({ ...body, actor, language });
    const summary = summaryCsv(clients, deps.messages, language);
    const content = zipFile([{ path: 'summary.csv', content: () => [summary] }, ...files]);
    // A pack holds workbooks: one thread at a time.
    return new Download({ type: 'application/zip', fileName, content, isWorkbook: true });
  }),
];

const questionRoutes = (deps: Deps): Route[] => [
  serve(
    contract.askMerchant,
    async ({ params: { id: merchantId }, body: { question }, caller: { actor } }) =>
      getQuestion(deps, await deps.askMerchant.execute({ actor, merchantId, question })),
    { find: ({ params: { id }, caller: { actor } }) => mustServe(deps, actor, id) },
  ),
  serve(contract.listQuestions, async ({ query: { isAnswered, ...query }, caller: { actor } }) => {
    const list = readPage(query, 'id');
    const filters = { merchantId: query.merchantId, isAnswered: optionalBoolean(isAnswered) };
    const questions = await listQuestions(deps, actor, { filters, page: list.page });
    return presentList('questions', list, questions, (question) => question);
  }),
  serve(contract.listOwnQuestions, async ({ query, caller: { actor } }) => {
    const list = readPage(query, 'id');
    const questions = await listOwnQuestions(deps, actor, list.page);
    return presentList('questions', list, questions, (question) => question);
  }),
  serve(
    contract.answerQuestion,
    async ({ params: { id: questionId }, body: { answer }, caller: { actor } }) => {
      await deps.answerQuestion.execute({ actor, questionId, answer });
      return getQuestion(deps, questionId);
    },
    { find: ({ params: { id }, caller: { actor } }) => findOwnQuestion(deps, actor, id) },
  ),
];

/** Calls of accountants about their clients, and of merchants about the questions of accountants. */
export const accountantRoutes = (deps: Deps): Route[] => [...clientRoutes(deps), ...questionRoutes(deps)];
