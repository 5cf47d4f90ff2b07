import {
  posterDesigns,
  type PosterContent,
  type PosterDesign,
  type PosterLook,
} from '#contract/links/posters.ts';
import { Poster } from '../../shared/poster/Poster.tsx';
import { useLinkMessages } from './messages/link-messages.ts';
import classes from './Poster.module.css';

interface PosterDesignsProps {
  readonly content: PosterContent;
  readonly look: PosterLook;
  readonly onChoose: (design: PosterDesign) => void;
}

/** The designs to choose from, each shown as this poster would look. */
export const PosterDesigns = ({ content, look, onChoose }: PosterDesignsProps) => {
  const t = useLinkMessages();
  return (
    <fieldset className={classes['designs']}>
      <legend>{t('link.print.design')}</legend>
      {posterDesigns.map((design) => (
        <label key={design} className={classes['design']}>
          <input
            type="radio"
            name="design"
            value={design}
            checked={look.design === design}
            onChange={() => onChoose(design)}
          />
          <span className={`poster-stage ${classes['small']}`} aria-hidden="true">
            <Poster content={content} look={{ ...look, design, size: 'a6', edge: 'none' }} />
          </span>
          {t(`link.print.designs.${design}`)}
        </label>
      ))}
    </fieldset>
  );
};
