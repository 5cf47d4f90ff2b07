import { formatDate } from '../../shared/format/format-date.ts';
import { useLanguage } from '../../shared/words/language.ts';
import type { Language } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { WordsProvider } from '../../shared/words/WordsProvider.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import type { LegalDocument } from './legal-document.ts';
import classes from './LegalPage.module.css';
import { bg } from './words/bg.ts';
import { en } from './words/en.ts';

const words = { bg, en };
/** All three documents came together. */
const inForceSince = '2026-11-22';

interface LegalPageProps {
  readonly page: 'terms' | 'privacy' | 'security';
  readonly documents: Readonly<Record<Language, LegalDocument>>;
}

/** A document to read and to print, with its chapters beside it. */
export const LegalPage = ({ page, documents }: LegalPageProps) => {
  const { title, lead, chapters } = documents[useLanguage()];
  return (
    <WordsProvider words={words}>
      <PublicPage end={<SignedInBar />}>
        <PageHead page={page} />
        <PageIntro title={title} lead={lead} />
        <div className={classes['sheet']}>
          <Contents chapters={chapters} />
          <article className={classes['text']}>
            <InForce />
            {chapters.map(({ id, title: name, text, points }) => (
              <section key={id} id={id}>
                <h2>{name}</h2>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points && (
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </article>
        </div>
      </PublicPage>
    </WordsProvider>
  );
};

const Contents = ({ chapters }: Pick<LegalDocument, 'chapters'>) => {
  const t = useWords<typeof en>();
  return (
    <nav className={classes['contents']} aria-label={t('legal.contents')}>
      <strong>{t('legal.contents')}</strong>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const InForce = () => {
  const t = useWords<typeof en>();
  return <p className={classes['date']}>{t('legal.inForce', { date: formatDate(inForceSince) })}</p>;
};
