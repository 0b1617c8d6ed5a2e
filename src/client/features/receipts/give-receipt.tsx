import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { giveReceiptInput, type ReceiptDraft } from '#shared/receipts/receipts.schema.ts';
import { useReceiptFile } from './use-receipt-file.ts';

type Values = { payerName: string; payerAddress: string; payerTaxCode: string };

const fields = ['payerName', 'payerAddress', 'payerTaxCode'] as const;

const resolver = schemaResolver<Values>(async () => ({
  schema: giveReceiptInput.omit({ id: true }),
}));

const Settings = () => (
  <Link to="/admin/payment-terms" className={textLinkClass}>
    Impostazioni, Soldi
  </Link>
);

/** Why the receipt cannot be given, with a link to the missing data. */
const Obstacle = ({ draft }: { draft: ReceiptDraft }) =>
  draft.hasLandlord ? (
    <Notice tone="warning" title="Qual è il prossimo numero?">
      Dopo il ripristino il sito non sa quali ricevute hai già dato. Un amministratore scrive il
      prossimo numero in <Settings />.
    </Notice>
  ) : (
    <Notice tone="warning" title="Manca chi affitta">
      La ricevuta dice chi ha ricevuto i soldi. Un amministratore lo scrive in <Settings />.
    </Notice>
  );

const sumInWords = ({ amountCents, taxCents }: ReceiptDraft): string =>
  taxCents === 0
    ? formatEuro(amountCents)
    : `${formatEuro(amountCents)}, di cui ${formatEuro(taxCents)} di imposta di soggiorno`;

type FormProps = { paymentId: number; draft: ReceiptDraft; onClose: () => void };

const ReceiptForm = ({ paymentId, draft, onClose }: FormProps) => {
  const { payer, next, stamp } = draft;
  const { download } = useReceiptFile();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      payerName: payer.name,
      payerAddress: payer.address,
      payerTaxCode: payer.taxCode,
    },
  });
  const give = trpc.receipts.give.useMutation({
    meta: {
      success: ({ number, year }: { number: number; year: number }) =>
        `Ricevuta ${number}/${year} fatta: la trovi tra i download.`,
    },
    onError: (error) => showIssues(error, fields, setError),
    onSuccess: (given) => {
      void download(given);
      onClose();
    },
  });
  const { errors } = formState;
  const failure = give.isError ? failureBeside(give.error, fields, 'Errore nel salvataggio') : null;
  return (
    <FormDialog
      title={next ? `Ricevuta ${next.number}/${next.year}` : 'Ricevuta'}
      submitLabel="Fai la ricevuta"
      busy={give.isPending}
      problem={failure && <Notice tone="error">{failure}</Notice>}
      onSubmit={handleSubmit((values) => {
        if (!give.isPending) give.mutate({ id: paymentId, ...values });
      })}
      onClose={onClose}
      className="grid gap-4"
    >
      <p>
        <strong>{sumInWords(draft)}.</strong> Poi non si cambia più: se qualcosa è sbagliato,
        un’altra ricevuta la annulla.
      </p>
      {stamp && (
        <p className="text-sm text-ink-soft">
          Supera 77,47 €: lascia il posto per la marca da bollo da 2 €.
        </p>
      )}
      <TextField
        label="Chi ha pagato"
        required
        maxLength={120}
        autoComplete="off"
        error={errors.payerName?.message}
        {...register('payerName')}
      />
      <TextField
        label="Indirizzo"
        required={false}
        maxLength={200}
        autoComplete="off"
        error={errors.payerAddress?.message}
        {...register('payerAddress')}
      />
      <TextField
        label="Codice fiscale"
        hint="Gli ospiti stranieri non ce l’hanno: lascia vuoto."
        required={false}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.payerTaxCode?.message}
        {...register('payerTaxCode')}
      />
    </FormDialog>
  );
};

type GiveReceiptProps = { paymentId: number; onClose: () => void };

/** Asks who paid, then gives the receipt the next number and saves its PDF. */
export const GiveReceipt = ({ paymentId, onClose }: GiveReceiptProps) => {
  const query = trpc.receipts.draft.useQuery({ id: paymentId });
  const draft = query.data;
  if (draft?.hasLandlord && draft.next) {
    return <ReceiptForm paymentId={paymentId} draft={draft} onClose={onClose} />;
  }
  return (
    <Dialog open title="Ricevuta" onClose={onClose}>
      <Loaded
        query={query}
        failure="Errore nel caricamento della ricevuta"
        skeleton={<Skeleton className="h-48" />}
      >
        {(known) => <Obstacle draft={known} />}
      </Loaded>
    </Dialog>
  );
};
