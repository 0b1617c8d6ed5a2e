import { useIsStaff } from '#client/features/accounts/session/use-is-staff.ts';
import { TextNotFound } from '#client/features/rich-text/text-not-found.tsx';
import { TextPending } from '#client/features/rich-text/text-pending.tsx';
import { useSecondLook } from '#client/features/rich-text/use-second-look.ts';
import { trpc } from '#client/trpc.ts';
import { pageTexts } from './page-texts.ts';

/** No page for visitors; for staff it may be a draft. */
export const PageNotFound = ({ slug }: { slug: string }) => {
  const isStaff = useIsStaff();
  const { data } = trpc.pages.get.useQuery({ id: slug }, { enabled: isStaff });
  const isThere = isStaff && data !== undefined;
  useSecondLook(isThere);
  if (isThere) return <TextPending />;
  return (
    <TextNotFound title={pageTexts.notFound} backTo="/" back={pageTexts.back}>
      Forse ha cambiato indirizzo, o chi gestisce la casa la sta ancora scrivendo.
    </TextNotFound>
  );
};
