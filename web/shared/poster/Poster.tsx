import type { CSSProperties } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import type { PosterContent, PosterLanguage, PosterLook } from '#contract/links/posters.ts';
import { formatMoney } from '../format/format-money.ts';
import { fill } from '../messages/fill.ts';
import type { Language } from '../messages/language.ts';
import { textOn } from '../theme/contrast.ts';
import './poster.css';
import { outsides, paperOf, trims } from './poster-measures.ts';
import { posterTexts } from './poster-texts.ts';

interface PosterProps {
  readonly content: PosterContent;
  readonly look: PosterLook;
}

/** The product's own colour, for a merchant without one. */
const ownColor = '#0A5C4E';
/** Quiet zone in modules (ISO/IEC 18004). */
const quietZone = 4;

const languagesOf = (language: PosterLanguage): readonly Language[] =>
  language === 'both' ? ['bg', 'en'] : [language];

/** Long names are smaller. */
const lengthOf = (text: string): 'short' | 'medium' | 'long' =>
  text.length <= 22 ? 'short' : text.length <= 48 ? 'medium' : 'long';

const styleOf = ({ brandColor }: PosterContent, { size, edge }: PosterLook): CSSProperties => {
  const color = brandColor ?? ownColor;
  const paper = paperOf(size, edge);
  return {
    '--width': paper.width,
    '--height': paper.height,
    '--outside': outsides[edge],
    '--scale': trims[size].scale,
    '--brand': color,
    '--on-brand': textOn(color),
  } as CSSProperties;
};

/**
 * A poster in one of three designs. Its measures are millimetres: of paper in print, of the container's width on a
 * screen. The server prints the same component to PDF.
 */
export const Poster = ({ content, look }: PosterProps) => {
  const { design, edge, language } = look;
  const [first] = languagesOf(language) as readonly [Language];
  return (
    <article
      className={`poster poster-design-${design} poster-edge-${edge}`}
      style={styleOf(content, look)}
      lang={first}
    >
      <div className="poster-ground">
        <Teeth />
      </div>
      {edge === 'marks' && <CropMarks />}
      <div className={`poster-area poster-languages-${language}`}>
        <Head content={content} />
        <div className="poster-paper">
          <Request content={content} languages={languagesOf(language)} />
          <QRCodeSVG
            className="poster-qr"
            value={content.url}
            level="M"
            marginSize={quietZone}
            title={content.url}
          />
          {content.shortUrl !== null && <p className="poster-address">{content.shortUrl}</p>}
          <div className="poster-hows">
            {languagesOf(language).map((each) => (
              <p key={each} className="poster-how" lang={each}>
                {posterTexts[each].how}
              </p>
            ))}
          </div>
          <Teeth />
        </div>
        <p className="poster-foot">
          <InEach languages={languagesOf(language)}>{(each) => posterTexts[each].secure}</InEach>
        </p>
      </div>
    </article>
  );
};

interface InEachProps {
  readonly languages: readonly Language[];
  readonly children: (language: Language) => string;
}

/** One text in each language, beside each other where there is room. */
const InEach = ({ languages, children }: InEachProps) =>
  languages.map((each) => (
    <span key={each} className="poster-each" lang={each}>
      {children(each)}
    </span>
  ));

const Head = ({ content: { logoUrl, merchantName } }: Pick<PosterProps, 'content'>) => (
  <header className="poster-head">
    {logoUrl !== null && <img className="poster-logo" src={logoUrl} alt="" />}
    <p className={`poster-name poster-${lengthOf(merchantName)}`}>{merchantName}</p>
  </header>
);

interface RequestProps {
  readonly content: PosterContent;
  readonly languages: readonly Language[];
}

/** The invitation, the amount and what it is for. */
const Request = ({ content: { amount, charged, description }, languages }: RequestProps) => {
  const [first] = languages as readonly [Language];
  return (
    <div className="poster-request">
      <h2>
        {languages.map((each) => (
          <span key={each} lang={each}>
            {posterTexts[each].title}
          </span>
        ))}
      </h2>
      {amount === null ? (
        <p className="poster-any">
          {languages.map((each) => (
            <span key={each} lang={each}>
              {posterTexts[each].anyAmount}
            </span>
          ))}
        </p>
      ) : (
        <p className="poster-amount">{formatMoney(amount.value, amount.currency, first)}</p>
      )}
      {charged !== null && (
        <p className="poster-charged">
          <InEach languages={languages}>
            {(each) =>
              fill(posterTexts[each].charged, {
                amount: formatMoney(charged.value, charged.currency, each),
              })
            }
          </InEach>
        </p>
      )}
      {description !== null && <p className="poster-description">{description}</p>}
    </div>
  );
};

const teeth = 20;
/** Half circles of 1.5 cut out of the lower edge, 4.5 apart; the upper 0.3 overlap the element above. */
const tornEdge = `M0-.3H${teeth * 4.5}V3${'h-.75a1.5 1.5 0 0 0-3 0h-.75'.repeat(teeth)}z`;

const Teeth = () => (
  <svg
    className="poster-teeth"
    viewBox={`0 -.3 ${teeth * 4.5} 3.3`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={tornEdge} />
  </svg>
);

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Two lines at each corner of the trimmed size, outside the bleed. */
const CropMarks = () =>
  corners.map((corner) => (
    <span key={corner} aria-hidden="true" className={`poster-mark poster-mark-${corner}`} />
  ));
