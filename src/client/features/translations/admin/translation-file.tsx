import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { UploadButton } from '#client/features/media/upload/upload-button.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { type ForeignLocale, inItalian } from '#shared/languages/locales.ts';
import {
  TRANSLATION_FILE_MAX,
  type TranslationFileResult,
  translationFileName,
} from '#shared/languages/translations.schema.ts';

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${more}`];

/** 'Caricate 12 traduzioni; 3 sono rimaste com'erano.' */
const outcomeOf = (result: TranslationFileResult): string => {
  const { written, outdated, unchanged, empty, kept } = result;
  const [
    loaded = kept.length > 0 ? 'Nessuna traduzione caricata' : 'Nel file non c’è niente di nuovo',
  ] = counted(written, 'Caricata una traduzione', 'traduzioni caricate');
  const rest = [
    ...counted(outdated, 'una è da rivedere', 'sono da rivedere').map(
      (some) => `${some}, perché l’italiano è cambiato dopo lo scarico`,
    ),
    ...counted(unchanged, 'una è rimasta com’era', 'sono rimaste com’erano'),
    ...counted(empty, 'un testo nel file non è tradotto', 'testi nel file non sono tradotti'),
  ];
  return `${[loaded, ...rest].join('; ')}.`;
};

const Names = ({ names }: { names: readonly string[] }) => (
  <ul className="mt-1 list-disc pl-5 wrap-anywhere">
    {[...new Set(names)].map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

type OutcomeProps = {
  result: TranslationFileResult;
  /** Takes the file's words for what was changed on the site. */
  onOverwrite: () => void;
};

const Outcome = ({ result, onOverwrite }: OutcomeProps) => {
  const { written, kept, gone } = result;
  return (
    <>
      <Notice tone={written > 0 ? 'success' : 'info'}>{outcomeOf(result)}</Notice>
      {kept.length > 0 && (
        <Notice
          tone="warning"
          title={
            kept.length === 1
              ? 'Un testo era stato cambiato sul sito dopo lo scarico: è rimasto quello del sito'
              : `${kept.length} testi erano stati cambiati sul sito dopo lo scarico: sono rimasti quelli del sito`
          }
          action={
            <Button variant="secondary" size="small" onClick={onOverwrite}>
              {kept.length === 1 ? 'Usa quello del file' : 'Usa quelli del file'}
            </Button>
          }
        >
          <Names names={kept} />
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice
          tone="info"
          title={
            gone.length === 1
              ? 'Un testo non è più sul sito ed è stato saltato'
              : `${gone.length} testi non sono più sul sito e sono stati saltati`
          }
        >
          <Names names={gone} />
        </Notice>
      )}
    </>
  );
};

const useLoadFile = (locale: ForeignLocale) => {
  const utils = trpc.useUtils();
  const load = trpc.translations.loadFile.useMutation({
    onSettled: () => utils.translations.invalidate(),
  });
  const [problem, setProblem] = useState<string>();
  const send = async (file: File | undefined): Promise<void> => {
    load.reset();
    setProblem(undefined);
    if (!file) return;
    if (file.size > TRANSLATION_FILE_MAX) {
      setProblem('Il file è troppo grande per essere un file di traduzioni.');
      return;
    }
    // What is not UTF-8 becomes marks that the server knows.
    const text = await file.text().catch(() => null);
    if (text === null) setProblem('Il file non si riesce a leggere. Sceglilo di nuovo.');
    else load.mutate({ locale, text });
  };
  const overwrite = () => {
    if (load.variables === undefined || load.isPending) return;
    load.mutate({ ...load.variables, overwrite: true });
  };
  return { load, send, problem, overwrite };
};

/** All texts as one file for a translator, and back. */
export const TranslationFile = ({ locale }: { locale: ForeignLocale }) => {
  const file = trpc.translations.file.useQuery({ locale }, { enabled: false, gcTime: 0 });
  const { load, send, problem, overwrite } = useLoadFile(locale);
  const answer = useRef<HTMLDivElement>(null);
  const download = async () => {
    const { data } = await file.refetch();
    if (data === undefined) return;
    downloadFile(translationFileName(locale), data, 'application/xliff+xml');
    toastSuccess('File pronto: lo si trova tra i download.');
  };
  const failure =
    problem ??
    (load.error && errorText(load.error, 'Errore nel caricare le traduzioni')) ??
    (file.error && errorText(file.error, 'Errore nel preparare il file'));
  return (
    <section aria-label={`File per chi traduce in ${inItalian(locale)}`} className="mb-5">
      <p className="max-w-prose text-sm text-ink-soft">
        Se traduce qualcun altro: un file (XLIFF) con tutti i testi, in italiano e in{' '}
        {inItalian(locale)}. Quando torna tradotto, si carica qui.
      </p>
      <div className="-ml-3 flex flex-wrap gap-x-2">
        <Button variant="quiet" size="small" busy={file.isFetching} onClick={() => void download()}>
          <Download aria-hidden className="size-4" />
          Scarica per chi traduce
        </Button>
        <UploadButton
          variant="quiet"
          size="small"
          accept=".xlf,.xliff"
          busy={load.isPending}
          onFiles={([chosen]) => void send(chosen)}
        >
          Carica le traduzioni
        </UploadButton>
      </div>
      <div ref={answer} tabIndex={-1} className="mt-2 grid gap-3 outline-none">
        {failure && <Notice tone="error">{failure}</Notice>}
        {load.data && (
          <Outcome
            result={load.data}
            onOverwrite={() => {
              // The button goes with the answer that it stands in.
              answer.current?.focus();
              overwrite();
            }}
          />
        )}
      </div>
    </section>
  );
};
