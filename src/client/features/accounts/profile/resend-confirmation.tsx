import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** Asks for the mail with the confirmation link once more. Stands inside a notice. */
export const ResendConfirmation = ({ email }: { email: string }) => {
  const resend = trpc.accounts.resendConfirmation.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
  });
  const press = () => {
    if (!resend.isPending) resend.mutate({ email });
  };
  return (
    <>
      <Button variant="secondary" size="small" busy={resend.isPending} onClick={press}>
        Manda di nuovo la mail
      </Button>
      <p role="alert" className="text-sm font-medium">
        {resend.isError && errorText(resend.error, "Errore nel re-invio dell'email di conferma.")}
      </p>
    </>
  );
};
