import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadLanguage } from '#client/hydration/load-language.ts';
import { LanguageProvider } from '#client/ui/language.tsx';
import { createLanguage } from '#shared/languages/language.ts';

type HydratedProps = { onHydrated: () => void; children: ReactNode };

const Hydrated = ({ onHydrated, children }: HydratedProps) => {
  useEffect(onHydrated, [onHydrated]);
  return children;
};

/** The data that the server put beside the element. */
const dataOf = <Data extends object>({ nextElementSibling }: HTMLElement): Data =>
  JSON.parse(nextElementSibling?.textContent || '{}') as Data;

/** Brings the server's HTML of one component to life. Resolves once its effects have run. */
export const hydrateIsland = async <Data extends object>(
  element: HTMLElement,
  Component: ComponentType<Data>,
): Promise<void> => {
  const language = createLanguage(await loadLanguage());
  const hydrated = Promise.withResolvers<void>();
  hydrateRoot(
    element,
    <StrictMode>
      <LanguageProvider language={language}>
        <Hydrated onHydrated={hydrated.resolve}>
          <Component {...dataOf<Data>(element)} />
        </Hydrated>
      </LanguageProvider>
    </StrictMode>,
    { identifierPrefix: element.dataset.island ?? '' },
  );
  await hydrated.promise;
};
