import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { CloseButton, Modal } from '#client/ui/modal.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useDebouncedValue } from '#client/ui/use-debounced-value.ts';
import { isSearchable, SEARCH_MAX } from '#shared/fold-text.ts';
import {
  type OptionGroup,
  optionGroups,
  type SearchableScreen,
  type SearchOption,
} from './search-options.ts';

type OptionProps = {
  id: string;
  option: SearchOption;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

const Option = ({ id, option, isActive, onPoint, onOpen }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
  <div
    role="option"
    id={id}
    aria-selected={isActive}
    onMouseMove={onPoint}
    onClick={onOpen}
    className={clsx(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5',
      isActive && 'bg-sea-100 outline-2 -outline-offset-2 outline-sea-600',
    )}
  >
    {option.Icon && <option.Icon aria-hidden className="size-5 shrink-0 text-sea-600" />}
    <span className="min-w-0">
      <span className="block truncate font-semibold text-sea-700">{option.title}</span>
      {option.detail && (
        <span className="block truncate text-sm text-ink-soft">{option.detail}</span>
      )}
    </span>
  </div>
);

type ResultListProps = {
  id: string;
  groups: readonly OptionGroup[];
  activeId: string | undefined;
  onPoint: (option: SearchOption) => void;
  onOpen: (option: SearchOption) => void;
};

const ResultList = ({ id, groups, activeId, onPoint, onOpen }: ResultListProps) => (
  <div
    role="listbox"
    id={id}
    aria-label="Risultati"
    className="grid min-h-0 grid-cols-1 content-start gap-3 overflow-y-auto p-3"
  >
    {groups.map((group) => (
      // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields
      <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
        <p id={`${id}-${group.id}`} className="px-3 pb-1 text-xs font-semibold text-ink-soft">
          {group.label}
        </p>
        {group.options.map((option) => (
          <Option
            key={option.id}
            id={`${id}-${option.id}`}
            option={option}
            isActive={option.id === activeId}
            onPoint={() => onPoint(option)}
            onOpen={() => onOpen(option)}
          />
        ))}
      </div>
    ))}
  </div>
);

/** The results for `text`; results of an earlier text are not shown. */
const useFound = (text: string, screens: readonly SearchableScreen[]) => {
  const q = text.trim();
  const isAsked = isSearchable(q);
  const paused = useDebouncedValue(q);
  const query = trpc.search.find.useQuery(
    { q: paused },
    { enabled: isSearchable(paused), staleTime: 0, gcTime: 0, retry: false },
  );
  const answered = q === paused ? query.data : undefined;
  return {
    groups: optionGroups({ text: q, screens, groups: isAsked ? (answered?.groups ?? []) : [] }),
    state: isAsked ? stateOf(answered !== undefined, q === paused && query.isError) : 'idle',
    error: query.error,
    retry: () => void query.refetch(),
  } as const;
};

const stateOf = (isAnswered: boolean, isFailed: boolean): 'found' | 'failed' | 'searching' => {
  if (isAnswered) return 'found';
  return isFailed ? 'failed' : 'searching';
};

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
};

const announce = (state: string, count: number): string => {
  if (state === 'searching') return 'Ricerca in corso…';
  if (state !== 'found') return '';
  return count === 1 ? 'Un risultato' : `${count} risultati`;
};

type SearchPanelProps = { screens: readonly SearchableScreen[]; onClose: () => void };

const SearchPanel = ({ screens, onClose }: SearchPanelProps) => {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  /** Enter was pressed before the answer came. */
  const [isHasty, setHasty] = useState(false);
  const { groups, state, error, retry } = useFound(text, screens);
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ id }) => id === chosen) ?? options[0];
  const activeDomId = active && `${listId}-${active.id}`;

  const open = ({ target }: SearchOption) => {
    onClose();
    void navigate(target as Parameters<typeof navigate>[0]);
  };
  const openFirst = () => {
    if (active) open(active);
    else setHasty(state === 'searching');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the awaited answer is there
  useEffect(() => {
    if (isHasty && state !== 'searching') openFirst();
  }, [isHasty, state]);
  useEffect(() => {
    if (activeDomId) document.getElementById(activeDomId)?.scrollIntoView({ block: 'nearest' });
  }, [activeDomId]);

  const move = (event: KeyboardEvent) => {
    const next = moves[event.key];
    if (!next || options.length === 0) return;
    event.preventDefault();
    const index = options.findIndex(({ id }) => id === active?.id);
    setChosen(options[next(index, options.length)]?.id);
  };

  return (
    <div className="flex h-full flex-col md:max-h-[inherit]">
      <search>
        <form
          className="flex items-center gap-2 border-b border-sand-200 py-2 pr-2 pl-4"
          onSubmit={(event) => {
            event.preventDefault();
            openFirst();
          }}
        >
          <Search aria-hidden className="size-5 shrink-0 text-sea-600" />
          <input
            type="text"
            role="combobox"
            aria-label="Trova in tutta l’area gestione"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={activeDomId}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={SEARCH_MAX}
            placeholder="Un ospite, una pagina…"
            className="min-h-11 min-w-0 grow rounded-field bg-transparent px-1 text-lg placeholder:text-ellipsis placeholder:text-ink-soft"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(undefined);
              setHasty(false);
            }}
            onKeyDown={move}
          />
          <CloseButton label="Chiudi la ricerca" onClose={onClose} />
        </form>
      </search>
      {options.length > 0 && (
        <ResultList
          id={listId}
          groups={groups}
          activeId={active?.id}
          onPoint={({ id }) => setChosen(id)}
          onOpen={open}
        />
      )}
      <p role="status" className="sr-only">
        {announce(state, options.length)}
      </p>
      {state === 'searching' && <Skeleton lines={3} className="px-6 py-5" />}
      {state === 'failed' && (
        <div className="p-3">
          <LoadFailure title="La ricerca non è riuscita" error={error} onRetry={retry} />
        </div>
      )}
      {state === 'found' && options.length === 0 && (
        <p className="px-6 py-5">
          Niente per «{text.trim()}».{' '}
          <span className="text-ink-soft">
            Basta una parte del nome, dell’email o del titolo: con meno lettere trovi di più.
          </span>
        </p>
      )}
      {state === 'idle' && options.length === 0 && (
        <p className="px-6 py-5 text-ink-soft">
          Trova ospiti e soggiorni, anche passati, pagamenti e ricevute, messaggi, pagine, articoli,
          raccolte, file, recensioni, lavori e le schermate dove cambi qualcosa: prova con «tassa» o
          «posta».
        </p>
      )}
    </div>
  );
};

type SearchDialogProps = SearchPanelProps & { open: boolean };

/** The search over all screens and content: a combobox with the results. */
export const SearchDialog = ({ open, onClose, screens }: SearchDialogProps) => (
  <Modal
    open={open}
    onClose={onClose}
    aria-label="Trova"
    className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-white shadow-float md:mx-auto md:mt-[10vh] md:h-fit md:max-h-[75dvh] md:max-w-xl md:rounded-card"
  >
    <SearchPanel screens={screens} onClose={onClose} />
  </Modal>
);
