import * as z from 'zod';
import type { DocumentProof } from '#contract/invoices/document-proof.ts';
import type { PayPageData } from '#contract/payments/pay-page.ts';
import { Failure, InvalidFields } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { PageForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type { OpenedBy } from '../../application/numbers/prove-document.ts';
import { PayerEmailOnly } from '../../domain/failures.ts';
import { shownProof, type ProofReads } from './document-proofs.routes.ts';

type Deps = ProofReads & Readonly<{ messages: Messages }>;

/** `/d/{token}`: the token is in the second code of the PDF. */
const pattern = /^\/d\/([\w-]{1,100})\/?$/;

/** Never sent: the page has no script. */
const data: PayPageData = { loaded: { kind: 'problem', problem: 'load-failed' }, refused: null };

type Asked = Readonly<{ token: string; openedBy: OpenedBy; ip: string }>;
type Answered = Readonly<{ proof: DocumentProof; refused: InvalidFields | RateLimited | null }>;

const readProof = async (deps: Deps, { token, openedBy, ip }: Asked): Promise<DocumentProof> =>
  shownProof(deps, await deps.proveDocument.execute({ token, ...openedBy, ip }), openedBy);

/** The proof; after wrong digits, or too many, the one of a document that is not opened. */
const answer = async (deps: Deps, asked: Asked): Promise<Answered> => {
  try {
    return { proof: await readProof(deps, asked), refused: null };
  } catch (error) {
    const isTried = asked.openedBy.number !== undefined || asked.openedBy.key !== undefined;
    if (!isTried || !(error instanceof InvalidFields || error instanceof RateLimited)) throw error;
    return { proof: await readProof(deps, { ...asked, openedBy: {} }), refused: error };
  }
};

const problemOf = (messages: Messages, language: Language, refused: Answered['refused']): string => {
  if (refused === null) return '';
  if (refused instanceof RateLimited) return messages.say(language, refused.code, refused.params);
  const [problem] = refused.fields;
  return problem === undefined ? '' : messages.say(language, problem.code, problem.params);
};

const pathOf = (token: string, language: Language): string =>
  `/d/${token}${language === 'en' ? '?lang=en' : ''}`;

const answers = ['sent', 'limited', 'no-address'];
/** The message about a mail that was asked for; empty without one. */
const saidOf = (said: string | undefined): string =>
  said !== undefined && answers.includes(said) ? `invoices.proof.page.said.${said}` : '';

/** What the page prints. */
const printable = (proof: DocumentProof, language: Language) => {
  const { state, opened, annulledOn, anchoredOn } = proof;
  const money = (amount: number): string => formatMoney(Money.ofDecimal(amount, proof.currency), language);
  const day = (date: string | null): string => (date === null ? '' : formatDate(date, language));
  return {
    title: `invoices.proof.page.state.${state}`,
    document: `invoices.document.${proof.type}`,
    number: proof.number,
    total: money(proof.total),
    sellerName: proof.seller.name,
    sellerTaxId: proof.seller.taxId,
    buyerName: opened?.buyerName ?? '',
    issuedOn: day(proof.issuedOn),
    annulledOn: day(annulledOn),
    anchoredOn: day(anchoredOn),
    isChanged: state === 'CHANGED',
    lines: (opened?.lines ?? []).map(({ description, total }) => ({ description, total: money(total) })),
    credits: proof.creditedBy.map(({ number, issuedOn, total }) => ({
      number,
      date: day(issuedOn),
      total: money(total),
    })),
    pdfUrl: opened?.pdfUrl ?? '',
    ublUrl: opened?.ublUrl ?? '',
    isOpenable: opened === null,
    isEnglish: language === 'en',
  };
};

/** The page of a proof, for paper: it says what stands of the document at this moment, and needs no script. */
export const proofPage = (deps: Deps): RenderedPage => {
  const { messages } = deps;
  const read = async (name: string) => {
    const { readTemplate } = await import('#platform/templates/templates.ts');
    return readTemplate(new URL(`./${name}.html.hbs`, import.meta.url), messages);
  };
  const page = async (name: string, title: string, values: object, language: Language) => {
    const content = (await read(name))(values, [language]);
    return { pathname: '/pay/proof', ribbon: '', page: { title, content } };
  };
  return {
    bundle: 'pay',
    pattern,
    show: async ({ name: token, ip, language, query }) => {
      const openedBy = { number: query['number'], key: query['key'] };
      const { proof, refused } = await answer(deps, { token, openedBy, ip });
      const values = printable(proof, language);
      const problem = problemOf(messages, language, refused);
      const said = saidOf(query['said']);
      const mailed = { ...values, problem, said, key: query['key'] ?? '', digits: query['number'] ?? '' };
      const title = `${messages.say(language, values.document)} № ${values.number} – ${values.sellerName}`;
      const inert = await page(
        'proof',
        title,
        { ...mailed, action: `/d/${token}`, postAction: pathOf(token, language) },
        language,
      );
      const status = refused === null ? 200 : refused instanceof RateLimited ? 429 : 422;
      return { status, data, inert };
    },
    refuse: async (error, { language }) => {
      const isUnknown = error instanceof Failure && error.kind === 'missing';
      const title = `invoices.proof.page.${isUnknown ? 'unknown' : 'away'}`;
      const values = { title, hint: `${title}-hint` };
      const status = isUnknown ? 404 : error instanceof RateLimited ? 429 : 503;
      const inert = await page('proof-unknown', messages.say(language, title), values, language);
      return { status, data, inert };
    },
  };
};

/** Where a form leads back to: the page as it was opened, with what became of it. */
const backTo = (token: string, { number, key }: OpenedBy, language: Language, said: string): string => {
  const query = new URLSearchParams({
    ...(key === undefined ? { number: number ?? '' } : { key }),
    ...(language === 'en' && { lang: 'en' }),
    said,
  });
  return `/d/${token}?${query.toString()}`;
};

const fields = z.looseObject({ number: z.string().max(20).optional(), key: z.string().max(100).optional() });

/** The button of the page: mails PDF and UBL to the address that the document has. */
export const proofForm = ({
  proveDocument,
}: Pick<Deps, 'proveDocument'>): PageForm<z.infer<typeof fields>> => ({
  pattern,
  fields,
  submit: async ({ name: token, ip, language, fields: { number, key } }) => {
    const openedBy = { number: number === '' ? undefined : number, key: key === '' ? undefined : key };
    try {
      await proveDocument.mail({ token, ...openedBy, ip });
      return backTo(token, openedBy, language, 'sent');
    } catch (error) {
      if (error instanceof RateLimited) return backTo(token, openedBy, language, 'limited');
      if (error instanceof PayerEmailOnly) return backTo(token, openedBy, language, 'no-address');
      throw error;
    }
  },
  refuse: (_, { name: token, language }) => pathOf(token, language),
});
