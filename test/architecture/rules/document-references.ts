import { dirname, join } from 'node:path';

export type Repository = Readonly<{
  /** Files and folders, from the root. */
  paths: ReadonlySet<string>;
  /** Markdown documents by path. */
  texts: ReadonlyMap<string, string>;
}>;

/** As GitHub makes them from headings. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const linksOf = (text: string): string[] => [
  ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => url!),
  ...[...text.matchAll(/^\[[^\]]+\]: (\S+)$/gm)].map(([, url]) => url!),
  ...[...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, url]) => url!),
];

const isMissingLink = (target: string, anchor: string | undefined, { paths, texts }: Repository): boolean =>
  !paths.has(target) || (anchor !== undefined && !anchorsOf(texts.get(target) ?? '').has(anchor));

const folders = /^(?:src|web|cli|test|docs|migrations|seeds)\/[\w./-]+$/;
const files = /^[\w.-][\w./-]*\.(?:tsx?|mjs|md|ya?ml|hbs)$/;

/** A path from the root, or the end of one: `domain/fees.ts`. */
const isMissingFile = (name: string, paths: ReadonlySet<string>): boolean =>
  folders.test(name)
    ? !paths.has(name.replace(/\/$/, ''))
    : files.test(name) && ![...paths].some((path) => path === name || path.endsWith(`/${name}`));

/**
 * Links of a document to files or headings that do not exist, and files that it names in code and that do not exist.
 *
 * @param document path from the root
 * @returns paths from the root, with `#` and the heading; file names as the document writes them
 */
export const brokenReferences = (document: string, repository: Repository): string[] => {
  const text = repository.texts.get(document)!.replaceAll(/^( *)```.*?^ *```$/gms, '');
  const links = linksOf(text)
    .filter((url) => !/^[a-z]+:/.test(url))
    .map((url) => url.split('#') as [string, string?])
    .map(([path, anchor]) => [path === '' ? document : join(dirname(document), path), anchor] as const)
    .filter(([path, anchor]) => isMissingLink(path.replace(/\/$/, ''), anchor, repository))
    .map(([path, anchor]) => (anchor === undefined ? path : `${path}#${anchor}`));
  const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!);
  return [...links, ...names.filter((name) => isMissingFile(name, repository.paths))];
};
