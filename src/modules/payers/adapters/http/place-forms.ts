import { countries } from '#kernel/countries.ts';
import type { Messages } from '#kernel/messages.ts';
import type { RefusedForm } from '#platform/http/rendered-pages.ts';
import type { PayerRows } from '../../application/payer-rows.ts';
import { merchantsOf } from '../postgres/read-open-things.ts';
import type { Shown } from './place-lists.ts';
import { fieldMaker, pathIn, type FormView, type PayerView } from './payer-view.ts';

/** A place whose section is a form, which may be shown again as it was typed. */
export type ShownForm = Shown &
  Readonly<{ rows: Pick<PayerRows, 'companyOf'>; messages: Messages; refused: RefusedForm | undefined }>;
type Forms = Partial<Pick<PayerView, 'hint' | 'empty' | 'forms'>>;

const formOf = ({ language, say }: Shown, section: string, fields: FormView['fields']): FormView => ({
  action: pathIn(language, `/me/place/${section}`),
  button: say(`send.${section}`),
  fields,
});

/** The company that the forms of payments begin with. */
const companyForms = async (form: ShownForm): Promise<Forms> => {
  const { rows, messages, email, language, refused, say } = form;
  const company = await rows.companyOf(email);
  const field = fieldMaker(messages, language, refused);
  const value = (text: string | null | undefined): Readonly<{ value: string }> => ({ value: text ?? '' });
  const fields = [
    field('company-name', { name: 'name', autocomplete: 'organization', ...value(company?.name) }),
    field('tax-id', { name: 'taxId', max: 30, isRequired: false, ...value(company?.taxId) }),
    field('vat-number', { name: 'vatNumber', max: 40, isRequired: false, ...value(company?.vatNumber) }),
    field('address', {
      name: 'address',
      max: 300,
      autocomplete: 'street-address',
      ...value(company?.address),
    }),
    field('country', {
      name: 'country',
      max: 2,
      autocomplete: 'country',
      value: company?.country ?? 'BG',
      choices: countries.map((code) => ({
        value: code,
        label: new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code,
        isChosen: code === (refused?.typed['country'] ?? company?.country ?? 'BG'),
      })),
    }),
  ];
  const forget = {
    action: pathIn(language, '/me/place/company/forget'),
    button: say('send.forget'),
    fields: [],
  };
  return { forms: [formOf(form, 'company', fields), ...(company === null ? [] : [forget])] };
};

/** A question to a merchant of whom the address has something. */
const askForms = async (form: ShownForm): Promise<Forms> => {
  const { database, email, messages, language, query, refused, say } = form;
  const merchants = await merchantsOf(database, email);
  if (merchants.length === 0) return { empty: say('no-merchants') };
  const chosen = refused?.typed['merchant'] ?? query['merchant'];
  const field = fieldMaker(messages, language, refused);
  const choices = merchants.map(({ id, name }) => ({
    value: String(id),
    label: name,
    isChosen: String(id) === chosen,
  }));
  const fields = [
    field('merchant', { name: 'merchant', choices }),
    field('question', { name: 'text', isLong: true, max: 1_000 }),
  ];
  return { forms: [formOf(form, 'ask', fields)] };
};

const erasureForms = async (form: ShownForm): Promise<Forms> => ({ forms: [formOf(form, 'erasure', [])] });

/** The forms of a place by the last segment of the path. */
export const forms: Readonly<Record<string, (form: ShownForm) => Promise<Forms>>> = {
  company: companyForms,
  ask: askForms,
  erasure: erasureForms,
};
