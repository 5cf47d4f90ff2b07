import { Failure } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';
import type { PayerFiles } from '../../application/payer-files.ts';
import { NotOfPayer } from '../../domain/failures.ts';
import { documentOf } from '../postgres/read-documents.ts';
import { payerCookieName } from './payer-cookie.ts';
import { pathIn } from './payer-view.ts';
import type { PlaceReads } from './place-page.ts';

type Deps = Pick<PlaceReads, 'database' | 'places'> & Readonly<{ files: PayerFiles }>;

/** A document of the proven address as PDF or UBL; one of others is as unknown as one that does not exist. */
export const filePage = ({ database, places, files }: Deps): RenderedPage => ({
  bundle: 'pay',
  pattern: /^\/me\/place\/documents\/(\d{1,15}\.(?:pdf|xml))$/,
  show: async ({ name, ip, cookie, signal }) => {
    const email = await places.proven(cookie(payerCookieName), ip);
    const [id, ending] = name.split('.');
    const found = await documentOf(database, { email, id: Number(id) });
    if (found === null) throw new NotOfPayer();
    return {
      file: ending === 'pdf' ? await files.pdf(found, { ip, signal }) : await files.ubl(found, { ip }),
    };
  },
  refuse: (error, { language }) => {
    if (error instanceof Failure && error.kind === 'unauthenticated')
      return { redirect: pathIn(language, '/me', { said: 'ended' }) };
    const isUnknown = error instanceof Failure && error.kind === 'missing';
    const said = isUnknown ? 'not-found' : error instanceof RateLimited ? 'limited' : 'away';
    return { redirect: pathIn(language, '/me/place', { said }) };
  },
});
