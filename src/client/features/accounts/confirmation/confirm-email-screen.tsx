import { AccountFrame } from '#client/features/accounts/frame/account-frame.tsx';
import { confirmEmailTexts } from '#client/features/accounts/frame/account-texts.ts';
import { incompleteLink } from './confirmation-failure.ts';
import type { ConfirmationLink } from './confirmation-link.ts';
import { ConfirmationRefused } from './confirmation-refused.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';

/** `link` is null when the page's address lacks a part of it. */
export const ConfirmEmailScreen = ({ link }: { link: ConfirmationLink | null }) => (
  <AccountFrame {...confirmEmailTexts}>
    {link ? <EmailConfirmation link={link} /> : <ConfirmationRefused failure={incompleteLink} />}
  </AccountFrame>
);
