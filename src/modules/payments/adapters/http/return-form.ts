import * as z from 'zod';
import { sendReceipt, sessionParams } from '#contract/payments/checkouts.ts';
import { nameBuyer } from '#contract/payments/payer-documents.ts';
import type { ReturnAnswer } from '#contract/payments/pay-page.ts';
import { anonymous } from '#kernel/actor.ts';
import type { PageForm } from '#platform/http/rendered-pages.ts';
import type { NameBuyer } from '../../application/name-buyer.ts';
import type { SendReceipt } from '../../application/send-receipt.ts';
import { flatBuyer, refusalOf } from './form-fields.ts';
import { successPagePath } from './success-page.ts';

type Deps = Readonly<{ sendReceipt: SendReceipt; nameBuyer: NameBuyer }>;
type Query = Readonly<Record<string, string>>;

const formFields = z.preprocess(
  (given) => flatBuyer(given as Query),
  z.discriminatedUnion('form', [
    sendReceipt.body.extend({ form: z.literal('receipt') }),
    nameBuyer.body.extend({ form: z.literal('buyer') }),
  ]),
);
type Fields = z.infer<typeof formFields>;

const addressOf = ({ session_id = '' }: Query, language: string, result: Query): string => {
  const query = { session_id, ...result, ...(language === 'en' && { lang: 'en' }) };
  return `/pay/success?${new URLSearchParams(query).toString()}`;
};

/**
 * The forms of the return page without a script: the document to another e-mail, and the document to a company. Both
 * lead back to the page, which says what was done or why not.
 */
export const returnForm = ({ sendReceipt: send, nameBuyer: name }: Deps): PageForm<Fields> => {
  const apply = async (sessionId: string, fields: Fields, ip: string): Promise<ReturnAnswer> => {
    if (fields.form === 'receipt') {
      await send.execute({ actor: anonymous, sessionId, email: fields.email, ip });
      return 'sent';
    }
    const { buyer, invoiceNumber = null } = fields;
    const { outcome } = await name.execute({ actor: anonymous, sessionId, buyer, invoiceNumber, ip });
    return outcome === 'REPLACED' ? 'replaced' : 'requested';
  };
  return {
    pattern: successPagePath,
    fields: formFields,
    submit: async ({ query, fields, language, ip }) => {
      const { sessionId } = sessionParams.catch({ sessionId: '' }).parse({ sessionId: query['session_id'] });
      return addressOf(query, language, { answer: await apply(sessionId, fields, ip) });
    },
    refuse: (error, { query, language }) => addressOf(query, language, refusalOf(error)),
  };
};
