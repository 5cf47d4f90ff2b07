import { formatDate } from '../../shared/format/format-date.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import type { Language } from '../../shared/messages/language.ts';
import { PageHead } from '../head/PageHead.tsx';
import { PageIntro } from '../PageIntro.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { SignedInBar } from '../SignedInBar.tsx';
import type { LegalDocument } from './legal-document.ts';
import classes from './LegalPage.module.css';
import { LegalMessages, useLegalMessages } from './messages/legal-messages.ts';

/** Effective date of all three documents. */
const inForceSince = '2026-11-30';

interface LegalPageProps {
  readonly page: 'terms' | 'privacy' | 'security';
  readonly documents: Readonly<Record<Language, LegalDocument>>;
}

/** A printable legal document with a table of contents. */
export const LegalPage = ({ page, documents }: LegalPageProps) => {
  const { title, lead, chapters } = documents[useLanguage()];
  return (
    <LegalMessages>
      <PublicPage end={<SignedInBar />}>
        <PageHead page={page} />
        <PageIntro title={title} lead={lead} />
        <div className={classes['paper']}>
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
    </LegalMessages>
  );
};

const Contents = ({ chapters }: Pick<LegalDocument, 'chapters'>) => {
  const t = useLegalMessages();
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
  const t = useLegalMessages();
  return <p className={classes['date']}>{t('legal.inForce', { date: formatDate(inForceSince) })}</p>;
};
