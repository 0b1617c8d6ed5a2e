import { Download } from 'lucide-react';
import { useState } from 'react';
import { UploadButton } from '#client/features/media/upload/upload-button.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { downloadFile } from '#client/ui/download-file.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { ForeignLocale } from '#shared/locales.ts';
import {
  TRANSLATION_FILE_MAX,
  type TranslationFileResult,
  translationFileName,
} from '#shared/translations.schema.ts';
import { inItalian } from './translation-state.tsx';

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${more}`];

/** 'Caricate 12 traduzioni; 3 erano già così.' */
const outcomeOf = ({ written, unchanged, empty }: TranslationFileResult): string => {
  const rest = [
    ...counted(unchanged, 'una era già così', 'erano già così'),
    ...counted(empty, 'un testo nel file non è tradotto', 'testi nel file non sono tradotti'),
  ];
  const [found = 'Nel file non c’è niente di nuovo'] = counted(
    written,
    'Caricata una traduzione',
    'traduzioni caricate',
  );
  return `${[found, ...rest].join('; ')}.`;
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
  return { load, send, problem };
};

/** All texts as one file for a translator, and back. */
export const TranslationFile = ({ locale }: { locale: ForeignLocale }) => {
  const file = trpc.translations.file.useQuery({ locale }, { enabled: false, gcTime: 0 });
  const { load, send, problem } = useLoadFile(locale);
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
    <section aria-label={`File per chi traduce in ${inItalian[locale]}`} className="mb-5">
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
      {failure && <Notice tone="error">{failure}</Notice>}
      {load.data && <Notice tone="success">{outcomeOf(load.data)}</Notice>}
    </section>
  );
};
