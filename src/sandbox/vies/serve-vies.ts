import type { Context, Middleware } from 'koa';
import { newId } from '../ids.ts';
import { readBody } from '../read-body.ts';

type Question = Readonly<{ countryCode?: unknown; vatNumber?: unknown; requesterNumber?: unknown }>;

const readQuestion = async (ctx: Context): Promise<Question> => {
  try {
    return JSON.parse(await readBody(ctx.req)) as Question;
  } catch {
    return {};
  }
};

/**
 * A service of VAT numbers with the answers of the Commission's, `POST /vies/check-vat-number`: a number that ends in 9 is
 * not valid, for one that ends in 8 the member state is away, any other is valid.
 */
export const serveVies = (): Middleware => async (ctx, next) => {
  if (ctx.path !== '/vies/check-vat-number' || ctx.method !== 'POST') return next();
  const { countryCode, vatNumber, requesterNumber } = await readQuestion(ctx);
  const number = typeof vatNumber === 'string' ? vatNumber : '';
  if (number.endsWith('8')) {
    ctx.body = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
    return;
  }
  const valid = number !== '' && !number.endsWith('9');
  ctx.body = {
    countryCode,
    vatNumber: number,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: requesterNumber === undefined ? '' : newId('vies_request'),
    name: valid ? 'SANDBOX GMBH' : '---',
    address: valid ? 'HAUPTSTRASSE 1' : '---',
  };
};
