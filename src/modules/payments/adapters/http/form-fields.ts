import { Failure } from '#kernel/failure.ts';

const buyerField = /^buyer\./;

/** The flat fields of a form as a body: `buyer.name` and the others become one object when there are any. */
export const flatBuyer = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const entries = Object.entries(fields);
  const ofBuyer = entries.filter(([name]) => buyerField.test(name));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !buyerField.test(name))),
    ...(ofBuyer.length > 0 && {
      buyer: Object.fromEntries(ofBuyer.map(([name, value]) => [name.replace(buyerField, ''), value])),
    }),
  };
};

/** Query parameters for the page of a refused form: the code of the refusal and the seconds to wait, if any. */
export const refusalOf = (error: unknown): Record<string, string> => {
  if (!(error instanceof Failure)) return { refused: 'payment' };
  const { seconds } = error.params;
  return { refused: error.code, ...(seconds === undefined ? {} : { seconds: String(seconds) }) };
};
