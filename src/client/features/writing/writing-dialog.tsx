import { type ReactNode, useEffect, useState } from 'react';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';

type WritingDialogProps = {
  title: ReactNode;
  onClose: () => void;
  /** Whether there is something to be saved. */
  hasFoot: boolean;
  /** Gets the element at the dialog's foot, into which the form puts its buttons. */
  children: (foot: HTMLElement | null) => ReactNode;
};

/** The large window over a list in which something is written. */
export const WritingDialog = ({ title, onClose, hasFoot, children }: WritingDialogProps) => {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // Who came by a link has left no button behind that could get the focus back.
  useEffect(() => rescueFocus, []);
  return (
    <Dialog
      open
      shape="large"
      onClose={onClose}
      title={<span className="line-clamp-2 wrap-anywhere">{title}</span>}
      footer={hasFoot && <div ref={setFoot} className="contents" />}
    >
      {children(foot)}
    </Dialog>
  );
};
