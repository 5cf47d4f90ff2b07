import type { Context } from 'koa';
import type { Messages } from '#kernel/messages.ts';
import { readTemplate } from '../templates/templates.ts';
import { pageLanguageOf } from './page-language.ts';
import { allowedNonce } from './security-headers.ts';
import { sendHtml } from './send-html.ts';

type Refusal = Readonly<{ status: number; message: string }>;

/** Answers with a page that says why in the language of pages, in the place of a line of JSON. */
export type SendRefusalPage = (ctx: Context, refusal: Refusal) => void;

/** Reads the template once, at start. */
export const refusalPage = (messages: Messages): SendRefusalPage => {
  const render = readTemplate(new URL('./refusal-page.html.hbs', import.meta.url), messages);
  return (ctx, { status, message }) => {
    const language = pageLanguageOf(ctx);
    const say = (code: string): string => messages.say(language, `input.page.${code}`);
    const isMissing = status === 404;
    const page = render(
      {
        language,
        nonce: allowedNonce(ctx),
        title: isMissing ? say('missing') : message,
        text: isMissing ? say('missing-text') : null,
        home: say('home'),
      },
      [language],
    );
    ctx.status = status;
    ctx.set('Cache-Control', 'no-store');
    sendHtml(ctx, Buffer.from(page));
  };
};
