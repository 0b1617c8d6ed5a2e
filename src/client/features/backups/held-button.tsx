import type { ComponentProps } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import type { BackupOperation } from '#shared/backups.schema.ts';
import { heldReasons } from './backup-labels.ts';
import type { Operations } from './use-operations.ts';

/** The element that says why nothing else can begin. */
export const HELD_REASON_ID = 'backup-in-attesa';

/** Null where something can begin. What this page itself asked for counts before the server says so. */
export const heldReason = (
  operation: BackupOperation | null | undefined,
  { create, restore }: Pick<Operations, 'create' | 'restore'>,
): string | null => {
  if (operation) return heldReasons[operation.kind];
  if (restore.isPending) return heldReasons.restore;
  return create.isPending ? heldReasons.create : null;
};

type HeldButtonProps = {
  /** The element that says why it waits; null where it does not. */
  heldBy: string | null;
} & Omit<ComponentProps<typeof Button>, 'busy'>;

/** While it waits it takes the focus like any button, so that its reason is met; pressing does nothing. */
export const HeldButton = ({ heldBy, ...button }: HeldButtonProps) => {
  if (heldBy === null) return <Button {...button} />;
  const { variant, size, onClick: _unused, className = '', ...rest } = button;
  return (
    <button
      {...rest}
      type="button"
      aria-disabled
      aria-describedby={heldBy}
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }) })} ${className}`}
    />
  );
};
