import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { MalformedInput, UnsupportedMediaType } from '#kernel/input-failures.ts';
import { asBodyFailure } from './as-failure.ts';
import { parseJson } from './parse-json.ts';

type Options = NonNullable<Parameters<typeof koaBody>[0]>;

const readerOf = (options: Options) => {
  const read = koaBody({
    json: false,
    urlencoded: false,
    text: false,
    multipart: false,
    ...options,
    onError: (error) => {
      throw asBodyFailure(error);
    },
  });
  return async (ctx: Context): Promise<unknown> => {
    await read(ctx, async () => undefined);
    return ctx.request.body;
  };
};

const hasBody = (ctx: Context): boolean =>
  (ctx.request.length ?? 0) > 0 || ctx.get('transfer-encoding') !== '';

/**
 * An object or an array; an absent body is an empty object. @throws MalformedInput, TooLarge, UnsupportedMediaType
 */
export const jsonReader = (kilobytes: number) => {
  const readText = readerOf({ text: true, textTypes: ['json', '+json'], textLimit: `${kilobytes}kb` });
  return async (ctx: Context): Promise<{ value: unknown; text: string }> => {
    if (!hasBody(ctx)) return { value: {}, text: '' };
    if (ctx.is('json') === false) throw new UnsupportedMediaType();
    const body = await readText(ctx);
    const text = typeof body === 'string' ? body : '';
    if (text === '') return { value: {}, text };
    const value = parseJson(text);
    if (typeof value !== 'object' || value === null) throw new MalformedInput();
    return { value, text };
  };
};

/** Unparsed text of up to 1 MB: the signature covers these bytes. @throws MalformedInput, TooLarge */
export const readSignedText = readerOf({ text: true, textTypes: ['*/*'], textLimit: '1mb' });

const readFormText = readerOf({ text: true, textTypes: ['urlencoded'], textLimit: '16kb' });

/**
 * Fields of a form post without script, up to 16 kB; a field given twice is none, because its meaning is ambiguous.
 * Bytes that are no UTF-8 become U+FFFD (WHATWG URL), which no text of the contract may hold.
 * @throws MalformedInput, TooLarge
 */
export const readForm = async (ctx: Context): Promise<Record<string, string>> => {
  const body = await readFormText(ctx);
  const given = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries([...given].filter(([name]) => given.getAll(name).length === 1));
};
