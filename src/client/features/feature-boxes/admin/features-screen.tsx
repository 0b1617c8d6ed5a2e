import { LayoutGrid, Plus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { BoxCard } from './box-card.tsx';
import { boxFailures } from './box-words.ts';
import { CreateBoxDialog } from './create-box-dialog.tsx';
import { DeleteBoxDialog } from './delete-box-dialog.tsx';
import { EditBoxDialog } from './edit-box-dialog.tsx';

type Step = { kind: 'create' } | { kind: 'edit' | 'delete'; box: FeatureBox };

type BoxListProps = { boxes: readonly FeatureBox[]; onStep: (step: Step) => void };

const BoxList = ({ boxes, onStep }: BoxListProps) =>
  boxes.length === 0 ? (
    <EmptyState
      icon={<LayoutGrid />}
      title='Nessuna casella creata. Clicca su "Nuova casella" per aggiungerne una.'
    >
      Le caselle stanno sotto la foto della home page e dicono in breve che cosa c’è di bello.
    </EmptyState>
  ) : (
    <ul
      aria-label="Caselle"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4"
    >
      {boxes.map((box) => (
        <BoxCard
          key={box.id}
          box={box}
          onEdit={() => onStep({ kind: 'edit', box })}
          onDelete={() => onStep({ kind: 'delete', box })}
        />
      ))}
    </ul>
  );

type BoxDialogsProps = { boxes: readonly FeatureBox[]; step: Step | null; onClose: () => void };

/** As it is now; as it was when it was opened where it is gone. */
const asItIs = (boxes: readonly FeatureBox[], opened: FeatureBox): FeatureBox =>
  boxes.find(({ id }) => id === opened.id) ?? opened;

const BoxDialogs = ({ boxes, step, onClose }: BoxDialogsProps) => (
  <>
    {step?.kind === 'create' && <CreateBoxDialog onClose={onClose} />}
    {step?.kind === 'edit' && <EditBoxDialog box={asItIs(boxes, step.box)} onClose={onClose} />}
    {step?.kind === 'delete' && <DeleteBoxDialog box={step.box} onClose={onClose} />}
  </>
);

/** The boxes of the home page, drafts too. */
export const FeaturesScreen = () => {
  const [step, setStep] = useState<Step | null>(null);
  const boxes = trpc.featureBoxes.listAll.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Caselle"
        purpose="Poche parole con un’icona, sulla home page subito sotto la foto."
        action={
          <Button onClick={() => setStep({ kind: 'create' })}>
            <Plus aria-hidden className="size-4" />
            Nuova casella
          </Button>
        }
      />
      {boxes.data && <BoxList boxes={boxes.data} onStep={setStep} />}
      {boxes.isPending && <Skeleton className="h-64" />}
      {boxes.isError && !boxes.data && (
        <LoadFailure
          title={boxFailures.load}
          error={boxes.error}
          onRetry={() => void boxes.refetch()}
        />
      )}
      <BoxDialogs boxes={boxes.data ?? []} step={step} onClose={() => setStep(null)} />
    </>
  );
};
