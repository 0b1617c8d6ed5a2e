import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { LanguageProvider, useLanguage } from '#client/ui/language.tsx';

/** Their code is in `islands/registry.ts`. */
export type IslandName =
  | 'booking'
  | 'booking-by-rules'
  | 'carousel'
  | 'contact'
  | 'gallery-tabs'
  | 'guest-arrival'
  | 'guest-copies'
  | 'guest-contract'
  | 'guest-offer'
  | 'guest-party'
  | 'guest-review'
  | 'guest-wish'
  | 'member'
  | 'more-reviews'
  | 'write-review';

export type DocumentRenderer = {
  /** Renders a component as a root of its own. */
  renderRoot: (node: ReactNode, identifierPrefix: string) => string;
  /** The built files of an island's code. */
  filesOf: (name: IslandName) => readonly string[];
};

/** Set where the server renders a document; null in the app, and in islands. */
export const DocumentContext = createContext<DocumentRenderer | null>(null);

/** The attributes of an island's element; none in the app, where React or a ref makes it work. */
export const useIslandMark = (name: IslandName): object => {
  const renderer = use(DocumentContext);
  if (!renderer) return {};
  return {
    'data-island': name,
    'data-hydrated': 'false',
    'data-code': renderer.filesOf(name).join(' ') || undefined,
  };
};

/** JSON that no parser of HTML ends early. */
const toJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

type IslandProps<Data extends object> = {
  name: IslandName;
  component: ComponentType<Data>;
  /** The component's props: everything it needs to know, as JSON. */
  data: Data;
  className?: string;
};

/** A component that React takes over in a browser, on pages where it takes over nothing else. */
export const Island = <Data extends object>(island: IslandProps<Data>) => {
  const { name, component: Component, data, className } = island;
  const language = useLanguage();
  const renderer = use(DocumentContext);
  const mark = useIslandMark(name);
  if (!renderer) {
    return (
      <div className={className}>
        <Component {...data} />
      </div>
    );
  }
  const root = (
    <LanguageProvider language={language}>
      <Component {...data} />
    </LanguageProvider>
  );
  return (
    <>
      <div
        {...mark}
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the component
        dangerouslySetInnerHTML={{ __html: renderer.renderRoot(root, name) }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag
        dangerouslySetInnerHTML={{ __html: toJson(data) }}
      />
    </>
  );
};
