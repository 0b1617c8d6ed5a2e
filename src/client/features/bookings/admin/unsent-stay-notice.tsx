import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { newStay } from './stay.form.ts';
import { describeUnsent, useUnsentStay } from './unsent-stay.ts';

type UnsentNoticeProps = { title: string; onResume: () => void; onDiscard: () => void };

export const UnsentNotice = ({ title, onResume, onDiscard }: UnsentNoticeProps) => (
  <Notice
    tone="warning"
    title={title}
    action={
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onResume}>
          Riprendi
        </Button>
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Butta via
        </Button>
      </div>
    }
  />
);

/** In a form that began with what was typed before. */
export const ResumedNotice = ({ onAfresh }: { onAfresh: () => void }) => (
  <Notice
    tone="info"
    action={
      <Button variant="secondary" size="small" onClick={onAfresh}>
        Ricomincia da capo
      </Button>
    }
  >
    Riprendi da dove eri rimasto.
  </Notice>
);

type UnsentStayNoticeProps = { userId: number; onResume: () => void };

/** Offers the stay that was typed and not entered. */
export const UnsentStayNotice = ({ userId, onResume }: UnsentStayNoticeProps) => {
  const { unsent, discard } = useUnsentStay({ userId, id: 'new' }, newStay());
  if (!unsent) return null;
  const what = describeUnsent(unsent);
  return (
    <div className="mb-5">
      <UnsentNotice
        title={what ? `Prenotazione non finita: ${what}` : 'Prenotazione non finita'}
        onResume={onResume}
        onDiscard={discard}
      />
    </div>
  );
};
