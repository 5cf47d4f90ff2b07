import { useDownload } from '../kit/portal/use-download.ts';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  posterDesigns,
  posterEdges,
  posterLanguages,
  posterSizes,
  type PosterContent,
  type PosterLook,
} from '#contract/links/posters.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { languageNames, useLanguage } from '../../shared/messages/language.ts';
import { Poster } from '../../shared/poster/Poster.tsx';
import { paperOf } from '../../shared/poster/poster-measures.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useLinkMessages } from './messages/link-messages.ts';
import classes from './Poster.module.css';
import { PosterDesigns } from './PosterDesigns.tsx';
import { usualLook } from './usual-look.ts';

interface PosterChoiceProps {
  readonly content: PosterContent;
  /** Path of the PDF with this look. */
  readonly pathOf: (look: PosterLook) => string;
}

const chosen = <T extends string>(values: readonly T[], given: string | null, otherwise: T): T =>
  values.find((value) => value === given) ?? otherwise;

/** A poster as it will be printed, beside the choices of its look, which are in the URL. */
export const PosterChoice = ({ content, pathOf }: PosterChoiceProps) => {
  const t = useLinkMessages();
  const usual = usualLook(useLanguage());
  const { isDemo } = usePortal();
  const [params, setParams] = useSearchParams();
  const look: PosterLook = {
    design: chosen(posterDesigns, params.get('design'), usual.design),
    size: chosen(posterSizes, params.get('size'), usual.size),
    language: chosen(posterLanguages, params.get('language'), usual.language),
    edge: chosen(posterEdges, params.get('edge'), usual.edge),
  };
  const choose = (change: Partial<PosterLook>): void => setParams({ ...look, ...change }, { replace: true });
  const { width, height } = paperOf(look.size, look.edge);
  return (
    <div className={classes['screen']}>
      <div className={classes['tools']}>
        <PageTitle title={t('link.print.title')} />
        <PosterDesigns content={content} look={look} onChoose={(design) => choose({ design })} />
        <Choice
          label={t('link.print.size')}
          value={look.size}
          choices={posterSizes.map((each) => [each, t(`link.print.sizes.${each}`)])}
          onChoose={(value) => choose({ size: chosen(posterSizes, value, usual.size) })}
        />
        <Choice
          label={t('link.print.language')}
          value={look.language}
          choices={posterLanguages.map((each) => [
            each,
            each === 'both' ? t('link.print.both') : languageNames[each],
          ])}
          onChoose={(value) => choose({ language: chosen(posterLanguages, value, usual.language) })}
        />
        <Choice
          label={t('link.print.edge')}
          value={look.edge}
          choices={posterEdges.map((each) => [each, t(`link.print.edges.${each}`)])}
          onChoose={(value) => choose({ edge: chosen(posterEdges, value, usual.edge) })}
        />
        <div className={classes['buttons']}>
          {!isDemo && <PdfButton path={pathOf(look)} />}
          {look.edge === 'none' && <Button onClick={() => window.print()}>{t('link.print.print')}</Button>}
        </div>
        <p className={classes['soft']}>
          {t('link.print.paper', { width: String(width), height: String(height) })}
        </p>
      </div>
      <div className={`${classes['preview']} ${classes[look.size]}`}>
        <div className={`poster-stage ${classes['paper']}`}>
          <Poster content={content} look={look} />
        </div>
      </div>
    </div>
  );
};

const PdfButton = ({ path }: { path: string }) => {
  const t = useLinkMessages();
  const pdf = useDownload(t('link.print.failed'));
  return (
    <Button variant="primary" busy={pdf.isPending} onClick={() => pdf.press(path)}>
      <Icon name="download" size={18} />
      {t('link.print.pdf')}
    </Button>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={classes['choice']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
