import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { PasskeysList } from '#client/features/accounts/passkeys/passkeys-list.tsx';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import { AnswerLinks } from './answer-links.tsx';
import { AvatarForm } from './avatar-form.tsx';
import { DataForm } from './data-form.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfilePending } from './profile-pending.tsx';
import { SessionsList } from './sessions-list.tsx';

const cardClass = 'rounded-card border border-sand-200 bg-white';

type ProfileSectionProps = {
  title: string;
  about: ReactNode;
  /** Makes the heading focusable, for when the focused element disappears. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Staff find it behind its title. */
  isRare?: boolean;
  children: ReactNode;
};

/** Visitors have the title beside its card; staff have the cards of the back office. */
const ProfileSection = ({ title, about, titleRef, isRare, children }: ProfileSectionProps) => {
  const titleId = useId();
  const { user } = useSession();
  const worksHere = Boolean(user && isStaff(user.role));
  const heading = (
    <h2
      id={titleId}
      ref={titleRef}
      tabIndex={titleRef ? -1 : undefined}
      className={worksHere ? 'text-xl' : 'text-2xl'}
    >
      {title}
    </h2>
  );
  const purpose = <p className="max-w-text text-sm text-ink-soft">{about}</p>;
  if (worksHere && isRare) {
    return (
      <section aria-labelledby={titleId}>
        <details className={`group ${cardClass}`}>
          <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-card px-4 py-2 md:px-6 [&::-webkit-details-marker]:hidden">
            {heading}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-sea-700 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-5 px-4 pb-5 md:px-6">
            {purpose}
            {children}
          </div>
        </details>
      </section>
    );
  }
  if (worksHere) {
    return (
      <section aria-labelledby={titleId} className={`grid gap-4 px-4 py-5 md:px-6 ${cardClass}`}>
        {heading}
        {purpose}
        {children}
      </section>
    );
  }
  return (
    <section
      aria-labelledby={titleId}
      className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="grid max-w-text gap-2 lg:pt-6">
        {heading}
        {purpose}
      </div>
      <div className={`min-w-0 p-5 md:p-7 ${cardClass}`}>{children}</div>
    </section>
  );
};

const SessionsSection = () => {
  const { t } = useLanguage();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <ProfileSection
      title={t('profile.sessionsTitle')}
      titleRef={titleRef}
      isRare
      about={t('profile.sessionsAbout')}
    >
      <SessionsList onFocusLost={() => titleRef.current?.focus()} />
    </ProfileSection>
  );
};

const PasskeysSection = ({ user }: { user: OwnUser }) => {
  const { t } = useLanguage();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <ProfileSection
      title={t('profile.passkeysTitle')}
      titleRef={titleRef}
      about={t('profile.passkeysAbout')}
    >
      <PasskeysList user={user} onFocusLost={() => titleRef.current?.focus()} />
    </ProfileSection>
  );
};

/** Shown where staff answer requests from their mails. */
const AnswersSection = () => {
  const { t } = useLanguage();
  const { data } = trpc.mailAnswers.links.useQuery();
  const open = data?.open ?? null;
  if (open === null) return null;
  return (
    <ProfileSection title={t('profile.answersTitle')} about={t('profile.answersAbout')} isRare>
      <AnswerLinks open={open} />
    </ProfileSection>
  );
};

const Sections = ({ user }: { user: OwnUser }) => {
  const { t } = useLanguage();
  // Staff sign no requests, and come here for their passkeys.
  const worksHere = isStaff(user.role);
  return (
    <div className={worksHere ? 'grid max-w-3xl gap-4' : 'grid gap-12 md:gap-14'}>
      <ProfileSection
        title={t('profile.dataTitle')}
        about={t(worksHere ? 'profile.dataAboutStaff' : 'profile.dataAbout')}
      >
        <DataForm user={user} />
      </ProfileSection>
      <PasskeysSection user={user} />
      <ProfileSection title={t('profile.passwordTitle')} about={t('profile.passwordAbout')} isRare>
        <PasswordForm user={user} />
      </ProfileSection>
      <ProfileSection title={t('profile.avatarTitle')} about={t('profile.avatarAbout')} isRare>
        <AvatarForm user={user} />
      </ProfileSection>
      {worksHere && <AnswersSection />}
      <SessionsSection />
      <ProfileSection title={t('profile.ownTitle')} about={t('profile.ownAbout')} isRare>
        <OwnData user={user} />
      </ProfileSection>
    </div>
  );
};

export const ProfileScreen = () => {
  const { t } = useLanguage();
  const { user } = useSession();
  if (!user) return <ProfilePending />;
  if (isStaff(user.role)) {
    return (
      <>
        <AdminPageHeader title={t('common.ownProfile')} purpose={user.name} />
        <Sections key={user.id} user={user} />
      </>
    );
  }
  return (
    <div className="page-width max-w-5xl pt-12 pb-20 md:pt-16">
      <header className="mb-10 flex items-center gap-4 md:gap-5">
        <AvatarImage name={user.name} avatar={user.avatar} className="size-14 md:size-16" />
        <div className="min-w-0">
          <h1 className="text-4xl">{t('common.ownProfile')}</h1>
          <p className="mt-1 [overflow-wrap:anywhere] text-ink-soft">{user.name}</p>
        </div>
      </header>
      <Sections key={user.id} user={user} />
    </div>
  );
};
