import { createFileRoute } from '@tanstack/react-router';
import { parseTranslationSearch } from '#client/features/text-languages/translation-search.ts';
import { TranslationsScreen } from '#client/features/translations/admin/translations-screen.tsx';

const TranslationsRoute = () => {
  const navigate = Route.useNavigate();
  return (
    <TranslationsScreen
      search={Route.useSearch()}
      onSearch={(search, saved = false) => void navigate({ search, ignoreBlocker: saved })}
    />
  );
};

export const Route = createFileRoute('/admin/translations')({
  validateSearch: parseTranslationSearch,
  head: () => ({ meta: [{ title: 'Lingue · Area gestione' }] }),
  component: TranslationsRoute,
});
