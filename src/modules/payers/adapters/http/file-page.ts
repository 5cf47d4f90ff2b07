import { Failure } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';
import { mostOfYear, type PayerFiles } from '../../application/payer-files.ts';
import { NotOfPayer, TooManyDocuments } from '../../domain/failures.ts';
import { documentOf, filedOfYear } from '../postgres/read-documents.ts';
import { payerCookieName } from './payer-cookie.ts';
import { pathIn } from './payer-view.ts';
import type { PlaceReads } from './place-page.ts';

type Deps = Pick<PlaceReads, 'database' | 'places'> & Readonly<{ files: PayerFiles }>;

const saidOf = (error: unknown): string => {
  if (error instanceof TooManyDocuments) return 'too-many';
  if (error instanceof NotOfPayer) return 'not-found';
  return error instanceof RateLimited ? 'limited' : 'away';
};

/** A document of the proven address as PDF or UBL, or all of a year as ZIP; one of others is as unknown as one that does not exist. */
export const filePage = ({ database, places, files }: Deps): RenderedPage => ({
  bundle: 'pay',
  pattern: /^\/me\/place\/documents\/(\d{1,15}\.(?:pdf|xml)|\d{4}\.zip)$/,
  show: async ({ name, ip, cookie, signal }) => {
    const email = await places.proven(cookie(payerCookieName), ip);
    const [id, ending] = name.split('.');
    if (ending === 'zip') {
      const year = Number(id);
      const found = await filedOfYear(database, { email, year, most: mostOfYear + 1 });
      return { file: await files.year(found, { year, ip, signal }), person: `payer:${email}` };
    }
    const found = await documentOf(database, { email, id: Number(id) });
    if (found === null) throw new NotOfPayer();
    const file = ending === 'pdf' ? await files.pdf(found, { ip, signal }) : await files.ubl(found, { ip });
    return { file, person: `payer:${email}` };
  },
  refuse: (error, { language }) => {
    if (error instanceof Failure && error.kind === 'unauthenticated')
      return { redirect: pathIn(language, '/me', { said: 'ended' }) };
    return { redirect: pathIn(language, '/me/place', { said: saidOf(error) }) };
  },
});
