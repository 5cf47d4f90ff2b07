import { LanguageMenu } from '../shared/layout/LanguageMenu.tsx';
import { MessagesProvider } from '../shared/messages/MessagesProvider.tsx';
import { useLanguage } from '../shared/messages/language.ts';
import classes from './KitPage.module.css';
import type { Group } from './piece.ts';

const noMessages = { bg: {}, en: {} };
/** Width in CSS pixels of a phone and of a desktop. */
const widths = { phone: 390, desktop: 1_100 } as const;

interface KitPageProps {
  readonly group: Group;
  readonly groups: readonly Group[];
}

/** One group of pieces in both themes and both widths, in the language of the menu. */
export const KitPage = ({ group, groups }: KitPageProps) => (
  <MessagesProvider messages={noMessages}>
    <header className={classes['head']}>
      <h1>The kit</h1>
      <nav aria-label="Groups">
        {groups.map(({ id, title }) => (
          <a key={id} href={`?group=${id}`} aria-current={id === group.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <LanguageMenu />
    </header>
    <Frames group={group} />
  </MessagesProvider>
);

const Frames = ({ group }: Pick<KitPageProps, 'group'>) => {
  const language = useLanguage();
  return (
    <main className={classes['frames']}>
      {(['light', 'dark'] as const).flatMap((scheme) =>
        Object.entries(widths).map(([name, width]) => (
          <figure key={`${scheme} ${name}`}>
            <figcaption>{`${name}, ${width} px, ${scheme}`}</figcaption>
            <iframe
              title={`${group.title}, ${name}, ${scheme}`}
              src={`?group=${group.id}&scheme=${scheme}&lang=${language}`}
              width={width}
            />
          </figure>
        )),
      )}
    </main>
  );
};
