import { pictures } from 'virtual:pictures';
import { useLanguage } from '../../shared/messages/language.ts';
import { useChosenColorScheme } from '../../shared/theme/color-scheme.ts';
import classes from './FeaturesPage.module.css';
import { useFeatureMessages } from './messages/feature-messages.ts';
import type { PictureName } from './views.ts';

const media = { light: 'not all', dark: 'all' } as const;

/** A screen of the product in the reader's language and theme. */
export const Picture = ({ name }: { name: PictureName }) => {
  const t = useFeatureMessages();
  const language = useLanguage();
  const chosen = useChosenColorScheme();
  const light = pictures[`${name}-${language}-light`]!;
  const dark = pictures[`${name}-${language}-dark`]!;
  return (
    <picture>
      <source
        srcSet={dark.url}
        media={chosen === undefined ? '(prefers-color-scheme: dark)' : media[chosen]}
        width={dark.width}
        height={dark.height}
      />
      <img
        className={classes[light.height > light.width ? 'phone' : 'screen']}
        src={light.url}
        width={light.width}
        height={light.height}
        loading="lazy"
        decoding="async"
        alt={t(`features.pictures.${name}`)}
      />
    </picture>
  );
};
