import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { PortalStay } from '#shared/bookings/portal-stays.schema.ts';
import { questionInWords, sumsInWords } from './portal-words.ts';

const Question = ({ id, portal }: { id: number; portal: PortalStay }) => {
  const settle = trpc.portalStays.settle.useMutation({ meta: { success: 'Resta com’è.' } });
  const { question, calendar } = portal;
  if (!question || calendar === null) return null;
  return (
    <Notice
      tone="warning"
      title={questionInWords(calendar, question)}
      action={
        <Button
          variant="secondary"
          size="small"
          busy={settle.isPending}
          onClick={() => settle.mutate({ id })}
        >
          Va bene così
        </Button>
      }
    >
      Qui il soggiorno è rimasto com’era. Se è cambiato davvero, modifica le date o annullalo.
    </Notice>
  );
};

/** What the portal settles for a stay that came from its calendar, and what its feed changed since. */
export const PortalPart = ({ stay }: { stay: StaffStay }) => {
  // Stays from anywhere else have none.
  const { data } = trpc.portalStays.get.useQuery({ id: stay.id }, { retry: false });
  if (!data) return null;
  return (
    <>
      <Question id={stay.id} portal={data} />
      <p className="text-sm text-ink-soft">{sumsInWords(data)}</p>
    </>
  );
};
