import { Download, Eraser, UserX } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { saveJson } from '#client/ui/save-json.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { EXPORT_FILE_NAME, type FoundPerson as Found } from '#shared/privacy.schema.ts';
import { ErasePersonDialog } from './erase-person-dialog.tsx';
import { ErasureRefused } from './erasure-refused.tsx';
import { heldInWords } from './held-words.ts';
import { privacyFailures } from './privacy-failures.ts';

const Counts = ({ found }: { found: Found }) => (
  <dl className="grid gap-x-8 sm:grid-cols-2">
    {heldInWords(found.counts).map(({ kind, name, count }) => (
      <div key={kind} className="flex justify-between gap-4 border-b border-sand-200 py-2">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="font-semibold tabular-nums">{count}</dd>
      </div>
    ))}
  </dl>
);

const ExportButton = ({ email }: { email: string }) => {
  const file = trpc.privacy.export.useMutation({
    onSuccess: (data) => {
      saveJson(data, EXPORT_FILE_NAME);
      toastSuccess('File pronto: lo si trova tra i download.');
    },
  });
  return (
    <>
      {file.isError && (
        <div className="basis-full">
          <Notice tone="error">{errorText(file.error, privacyFailures.export)}</Notice>
        </div>
      )}
      <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate({ email })}>
        <Download aria-hidden className="size-4" />
        Scarica i dati
      </Button>
    </>
  );
};

type FoundPersonProps = {
  found: Found;
  /** Looks again: something was not as it is shown. */
  onOutdated: () => void;
  onErased: (email: string) => void;
};

const EraseButton = ({ found: { email }, onOutdated, onErased }: FoundPersonProps) => {
  const [asking, setAsking] = useState(false);
  const erase = trpc.privacy.erase.useMutation({
    onSuccess: () => onErased(email),
    onError: onOutdated,
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Eraser aria-hidden className="size-4" />
        Cancella i dati
      </Button>
      <ErasePersonDialog
        email={email}
        erase={erase}
        open={asking}
        onClose={() => {
          erase.reset();
          setAsking(false);
        }}
      />
    </>
  );
};

/** What there is about a person, and what can be done with it. */
export const FoundPerson = (props: FoundPersonProps) => {
  const { found } = props;
  const { email, erasure } = found;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is read from the top
  useEffect(() => titleRef.current?.focus(), [email]);
  const isStranger = heldInWords(found.counts).length === 0;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6"
    >
      <h2
        id={titleId}
        ref={titleRef}
        tabIndex={-1}
        className="mb-4 text-xl [overflow-wrap:anywhere] outline-none"
      >
        I dati di {email}
      </h2>
      {isStranger ? (
        <EmptyState icon={<UserX />} title="Il sito non sa nulla di questo indirizzo">
          Forse la persona ne ha usato un altro: vale la pena chiederglielo.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <Counts found={found} />
          {erasure.state !== 'possible' && <ErasureRefused erasure={erasure} />}
          <div className="flex flex-wrap gap-3">
            <ExportButton key={email} email={email} />
            {erasure.state === 'possible' && <EraseButton key={`erase ${email}`} {...props} />}
          </div>
        </div>
      )}
    </section>
  );
};
