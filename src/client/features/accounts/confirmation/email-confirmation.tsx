import { LoaderCircle } from 'lucide-react';
import { confirmationFailure } from './confirmation-failure.ts';
import type { ConfirmationLink } from './confirmation-link.ts';
import { ConfirmationRefused } from './confirmation-refused.tsx';
import { EmailConfirmed } from './email-confirmed.tsx';
import { useEmailConfirmation } from './use-email-confirmation.ts';

const Confirming = () => (
  <p
    role="status"
    className="flex min-h-40 flex-col items-center justify-center gap-4 text-ink-soft"
  >
    <LoaderCircle aria-hidden className="size-8 text-sea-600 motion-safe:animate-spin" />
    Un momento: stiamo confermando la tua email…
  </p>
);

/** Confirms as soon as it is on the screen. */
export const EmailConfirmation = ({ link }: { link: ConfirmationLink }) => {
  const { data, error, isFetching, refetch } = useEmailConfirmation(link);
  if (data) return <EmailConfirmed email={link.email} passwordToken={data.passwordToken} />;
  if (isFetching || !error) return <Confirming />;
  return (
    <ConfirmationRefused
      failure={confirmationFailure(error)}
      email={link.email}
      onRetry={() => void refetch()}
    />
  );
};
