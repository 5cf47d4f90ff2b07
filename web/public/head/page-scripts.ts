import type { Rolldown } from 'vite';
import { accountPaths } from '../account-mails/account-head.ts';
import { pagePaths } from './pages.ts';

/** The modules, below `web/public`, of the pages in lazy chunks, by path. */
const modules: Readonly<Record<string, string>> = {
  [pagePaths.features]: 'features/FeaturesPage.tsx',
  [pagePaths.pricing]: 'pricing/PricingPage.tsx',
  [pagePaths.login]: 'LoginPage.tsx',
  [pagePaths.registration]: 'RegistrationPage.tsx',
  [pagePaths.terms]: 'legal/TermsPage.tsx',
  [pagePaths.privacy]: 'legal/PrivacyPage.tsx',
  [pagePaths.security]: 'legal/SecurityPage.tsx',
  ...Object.fromEntries(
    Object.values(accountPaths).map((path) => [path, 'account-mails/AccountMailPage.tsx']),
  ),
};

/**
 * The tags by which the HTML of a page loads the scripts and style sheets of its lazy chunk at once, instead of after the
 * first script has run; without those that the HTML loads already.
 */
export const pageScripts = (
  bundle: Rolldown.OutputBundle,
  indexHtml: string,
): Readonly<Record<string, readonly string[]>> => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
    const loaded = new Set([chunk]);
    for (const { imports } of loaded)
      for (const name of imports) loaded.add(chunks.find(({ fileName }) => fileName === name)!);
    return [...loaded];
  };
  const tagsOf = (module: string): string[] => {
    const chunk = chunks.find((one) => one.moduleIds.some((id) => id.endsWith(`/web/public/${module}`)));
    if (chunk === undefined) throw new Error(`no chunk has web/public/${module}`);
    const loaded = withImports(chunk);
    const styles = loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return [
      ...loaded.map(({ fileName }) => [`/${fileName}`, 'rel="modulepreload"'] as const),
      ...new Set(styles.map((fileName) => [`/${fileName}`, 'rel="stylesheet"'] as const)),
    ]
      .filter(([address]) => !indexHtml.includes(`"${address}"`))
      .map(([address, relation]) => `<link ${relation} crossorigin href="${address}">`);
  };
  return Object.fromEntries(Object.entries(modules).map(([path, module]) => [path, tagsOf(module)]));
};
