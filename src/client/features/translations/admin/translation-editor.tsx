import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LazyRichTextField } from '#client/features/rich-text/editor/lazy-rich-text-field.tsx';
import { RichTextView } from '#client/features/rich-text/view/rich-text-view.tsx';
import {
  changeOfItalian,
  StateBadge,
  theLanguage,
} from '#client/features/text-languages/translation-state.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { fieldIssues } from '#client/ui/form-issues.ts';
import { formatLength } from '#client/ui/format-length.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import { italianLanguageNames } from '#shared/languages/locales.ts';
import type { Translation, TranslationKey } from '#shared/languages/translations.schema.ts';

const ItalianText = ({ italian, form }: Translation) => (
  <section aria-labelledby="italian-text">
    <h3 id="italian-text" className="mb-1.5 text-sm font-semibold">
      Italiano
    </h3>
    <div className="rounded-card border border-sand-200 bg-white px-4 py-3 wrap-anywhere">
      {form === 'html' ? (
        <RichTextView html={italian} media={[]} />
      ) : (
        <p className="whitespace-pre-line">{italian}</p>
      )}
    </div>
  </section>
);

type TextControlProps = {
  translation: Translation;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
};

/** The editor reads its text once, so each text from elsewhere comes with a new one. */
const HtmlControl = ({ translation, value, onChange, error }: TextControlProps) => (
  <LazyRichTextField
    label={italianLanguageNames[translation.locale]}
    lang={translation.locale}
    initialHtml={value}
    onChange={onChange}
    {...(error && { error })}
  />
);

const PlainControl = ({ translation, value, onChange, error }: TextControlProps) => {
  const { form, locale, italian, maxLength } = translation;
  const field = {
    label: italianLanguageNames[locale],
    lang: locale,
    value,
    error,
    autoComplete: 'off',
  };
  return form === 'line' ? (
    <TextField
      {...field}
      hint={formatLength(value, maxLength)}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <TextArea
      {...field}
      rows={Math.min(16, 3 + Math.ceil(italian.length / 60))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

type EditorFormProps = {
  translation: Translation;
  /** Whether another text needs a translation. */
  hasNext: boolean;
  /** With `saved`, leaving needs no confirmation. */
  onNext: (saved?: boolean) => void;
  onBack: (saved?: boolean) => void;
};

const EditorForm = ({ translation: loaded, hasNext, onNext, onBack }: EditorFormProps) => {
  // Other users' changes do not replace the text being written: the server reports the conflict on saving.
  const [translation] = useState(loaded);
  const [text, setText] = useState(translation.text);
  const [copies, setCopies] = useState(0);
  const save = trpc.translations.save.useMutation({
    meta: {
      success: (saved: Translation) =>
        saved.text === '' ? 'Traduzione tolta.' : 'Traduzione salvata.',
    },
    // Before the refetch, after which the list may have another next text.
    onSuccess: () => (hasNext ? onNext : onBack)(true),
  });
  const { locale, kind, itemId, field, seen, state, form } = translation;
  const unsaved = text.trim() !== translation.text.trim() && !save.isSuccess;
  const isFresh = state === 'outdated' && !unsaved;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ locale, kind, itemId, field, text, seen });
  };
  const copy = () => {
    setText(translation.italian);
    setCopies((count) => count + 1);
  };
  const [issue] = fieldIssues(save.error, ['text']);
  const Control = form === 'html' ? HtmlControl : PlainControl;
  return (
    <form noValidate onSubmit={send} aria-label={`${translation.subject}: ${translation.label}`}>
      {state === 'outdated' && (
        <div className="mb-5">
          <Notice tone="warning" title="Da rivedere">
            Dopo la traduzione {changeOfItalian(translation)}. Se {theLanguage(locale)} va ancora
            bene, dillo qui sotto.
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ItalianText {...translation} />
        <div>
          <Control
            key={copies}
            translation={translation}
            value={text}
            onChange={setText}
            error={issue?.message}
          />
          {text.trim() === '' && (
            <Button variant="quiet" size="small" className="mt-1" onClick={copy}>
              Copia l’italiano
            </Button>
          )}
        </div>
      </div>
      {save.error && !issue && (
        <div className="mt-5">
          <Notice tone="error">{errorText(save.error, 'Errore nel salvataggio')}</Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {isFresh ? 'Va ancora bene' : hasNext ? 'Salva e avanti' : 'Salva'}
        </Button>
        {hasNext && (
          <Button variant="secondary" onClick={() => onNext()}>
            Salta
          </Button>
        )}
        <Button variant="quiet" onClick={() => onBack()}>
          Torna all’elenco
        </Button>
      </div>
      <LeaveDialog unsaved={unsaved}>
        <p>La traduzione non è salvata e andrà persa.</p>
      </LeaveDialog>
    </form>
  );
};

type TranslationEditorProps = Omit<EditorFormProps, 'translation'> & {
  name: TranslationKey;
  /** In the walk through the texts: '3 di 17'. */
  place: string | null;
};

/** One text beside its translation. */
export const TranslationEditor = ({ name, place, ...actions }: TranslationEditorProps) => {
  const query = trpc.translations.get.useQuery(name, { staleTime: 0, gcTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = query.data !== undefined;
  // Each text begins at its heading, as a page of its own would.
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);
  return (
    <Loaded
      query={query}
      failure="Errore nel caricamento del testo"
      skeleton={<Skeleton className="h-72" />}
    >
      {(translation) => (
        <section aria-labelledby="translated-text">
          <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2
              id="translated-text"
              ref={heading}
              tabIndex={-1}
              className="text-xl outline-none wrap-anywhere"
            >
              {translation.subject}: {translation.label}
            </h2>
            <StateBadge text={translation} />
            {place && <p className="ml-auto text-sm text-ink-soft tabular-nums">{place}</p>}
          </div>
          <EditorForm translation={translation} {...actions} />
        </section>
      )}
    </Loaded>
  );
};
