import type { ComponentProps } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import type { BackupOperation } from '#shared/backups.schema.ts';
import { lockReasons } from './backup-labels.ts';
import type { Operations } from './use-operations.ts';

/** Id of the element with the reason, for `aria-describedby`. */
export const LOCK_REASON_ID = 'backup-in-attesa';

/** Null if nothing is running. This page's mutations count before the server reports the operation. */
export const lockReason = (
  operation: BackupOperation | null | undefined,
  { create, restore }: Pick<Operations, 'create' | 'restore'>,
): string | null => {
  if (operation) return lockReasons[operation.kind];
  if (restore.isPending) return lockReasons.restore;
  return create.isPending ? lockReasons.create : null;
};

type LockableButtonProps = {
  /** Id of the element with the reason why the button is locked; null if it is not. */
  lockedBy: string | null;
} & Omit<ComponentProps<typeof Button>, 'busy'>;

/** `aria-disabled` instead of `disabled` keeps a locked button focusable, so its reason is announced. */
export const LockableButton = ({ lockedBy, ...button }: LockableButtonProps) => {
  if (lockedBy === null) return <Button {...button} />;
  const { variant, size, onClick: _unused, className = '', ...rest } = button;
  return (
    <button
      {...rest}
      type="button"
      aria-disabled
      aria-describedby={lockedBy}
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }) })} ${className}`}
    />
  );
};
