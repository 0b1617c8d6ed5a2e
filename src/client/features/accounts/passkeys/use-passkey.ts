import { useMutation } from '@tanstack/react-query';
import { useOpenSession } from '#client/session/use-open-session.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import type { Passkey } from '#shared/accounts/passkeys.schema.ts';
import { text } from '#shared/texts/texts.ts';

type Added = Passkey & { recoveryCodes: string[] | null };

/** Loaded on first use of a passkey, not with the page. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

const isWebAuthnError = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

/** Browsers report a cancelled dialog and a missing passkey alike. */
export const passkeyFailure = (error: unknown, fallback: string): string => {
  if (apiErrorOf(error)) return errorText(error, fallback);
  if (isWebAuthnError(error, 'NotAllowedError')) {
    return text('account.passkeyNotUsed');
  }
  if (isWebAuthnError(error, 'InvalidStateError')) {
    return text('account.passkeyThereAlready');
  }
  return fallback;
};

/** Asks the browser for a passkey of this site, and opens a session with it. */
export const usePasskeyLogin = () => {
  const { client } = trpc.useUtils();
  const openSession = useOpenSession();
  return useMutation({
    meta: { refetches: false },
    mutationFn: async () => {
      const { startAuthentication } = await loadWebAuthn();
      const optionsJSON = await client.passkeys.offerLogin.mutate();
      const response = await startAuthentication({ optionsJSON });
      openSession(await client.passkeys.login.mutate({ response }));
    },
  });
};

/** Creates a passkey in the browser and stores its public key on the server. */
export const useAddPasskey = (onAdded: (added: Added) => void) => {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ currentPassword, name }: { currentPassword: string; name: string }) => {
      const { startRegistration } = await loadWebAuthn();
      const optionsJSON = await utils.client.passkeys.offer.mutate({ currentPassword });
      const response = await startRegistration({ optionsJSON });
      return utils.client.passkeys.add.mutate({ name, response });
    },
    onSuccess: onAdded,
  });
};
