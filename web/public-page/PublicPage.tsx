import { mailtoOf, withReadableEmails } from '#contract/shown-text.ts';
import { readablePhoneNumber } from '../shared/format/readable-phone-number.ts';
import type { PublicPageData, ShownPublicPage } from '#contract/public-pages/public-page-data.ts';
import { Mark } from '../shared/layout/Mark.tsx';
import { initialOf } from '../shared/receipt/initial-of.ts';
import { languageNames, languages, type Language } from '../shared/messages/language.ts';
import { businessTypes, type PublicMessages } from './catalogues.ts';
import { PayForm } from './PayForm.tsx';

interface PublicPageProps {
  readonly pathname: string;
  readonly language: Language;
  readonly messages: PublicMessages;
  readonly data: PublicPageData;
}

/** The page of a merchant for its customers. It has no script: every control is a link or a form. */
export const PublicPage = ({ pathname, language, messages, data: { loaded, refused } }: PublicPageProps) => (
  <>
    <a className="skip" href="#content">
      {messages.skip}
    </a>
    <header className="head">
      <nav className="languages" aria-label={messages.languages}>
        {languages.map((each) => (
          <a
            key={each}
            href={`${pathname}?lang=${each}`}
            lang={each}
            hrefLang={each}
            aria-current={each === language ? 'true' : undefined}
          >
            {languageNames[each]}
          </a>
        ))}
      </nav>
    </header>
    <main className="page" id="content" tabIndex={-1}>
      {loaded.kind === 'problem' ? (
        <section className="receipt-paper receipt">
          <h1>{messages.problem[loaded.problem].title}</h1>
          <p>{messages.problem[loaded.problem].hint}</p>
        </section>
      ) : (
        <>
          <section className="receipt-paper receipt" aria-label={loaded.page.merchantName}>
            <Merchant page={loaded.page} language={language} />
            {loaded.page.offer !== null && <Offer offer={loaded.page.offer} messages={messages} />}
            {loaded.page.amounts !== null && (
              <PayForm
                action={`${pathname}?lang=${language}`}
                amounts={loaded.page.amounts}
                {...{ language, messages, refused }}
              />
            )}
          </section>
          <About page={loaded.page} messages={messages} />
        </>
      )}
    </main>
    <footer className="foot">
      <a className="brand" href={`/?lang=${language}`}>
        <Mark />
        {messages.foot}
      </a>
    </footer>
  </>
);

const Merchant = ({ page, language }: Readonly<{ page: ShownPublicPage; language: Language }>) => {
  const { merchantName, logoUrl, town, text, offer } = page;
  const type = offer?.businessType ?? 'OTHER';
  const kind = [type !== 'OTHER' && businessTypes[language][type], town].filter(Boolean).join(' · ');
  return (
    <div className="merchant">
      <span className="strip" />
      <div className="who">
        {logoUrl === null ? (
          <span className="disc" aria-hidden="true">
            {initialOf(merchantName)}
          </span>
        ) : (
          <img className="logo" src={logoUrl} alt="" />
        )}
        <div>
          <h1>{merchantName}</h1>
          {kind !== '' && <p className="soft">{kind}</p>}
        </div>
      </div>
      {text !== null && <p className="text">{text}</p>}
    </div>
  );
};

type Offer = Readonly<{ offer: NonNullable<ShownPublicPage['offer']>; messages: PublicMessages }>;

/** What is sold, in place of the form, and that nothing can be paid. */
const Offer = ({ offer: { payments, items }, messages }: Offer) => (
  <div className="form">
    {items.length > 0 && (
      <section className="about">
        <h2>{messages.goods}</h2>
        <ul className="goods">
          {items.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
    )}
    <p className="soft">{messages.payments[payments]}</p>
  </div>
);

type About = Readonly<{ page: ShownPublicPage; messages: PublicMessages }>;

const About = ({ page: { phone, email, returnTerms }, messages }: About) => (
  <>
    {(phone !== null || email !== null) && (
      <section className="about">
        <h2>{messages.contacts}</h2>
        <ul>
          {phone !== null && (
            <li>
              {messages.phone}: <a href={`tel:${phone}`}>{readablePhoneNumber(phone)}</a>
            </li>
          )}
          {email !== null && (
            <li>
              {messages.email}: <a href={mailtoOf(email)}>{withReadableEmails(email)}</a>
            </li>
          )}
        </ul>
      </section>
    )}
    {returnTerms !== null && (
      <section className="about">
        <h2>{messages.returns}</h2>
        <p className="text">{returnTerms}</p>
      </section>
    )}
  </>
);
