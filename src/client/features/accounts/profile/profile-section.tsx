import { type ReactNode, type Ref, useId } from 'react';

type ProfileSectionProps = {
  title: string;
  /** One or two sentences: what it is for. */
  about: ReactNode;
  /** For the focus, when what held it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of the profile: what it is on the left, its card on the right; on a phone below. */
export const ProfileSection = ({ title, about, titleRef, children }: ProfileSectionProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="max-w-text lg:pt-6">
        <h2 id={titleId} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{about}</p>
      </div>
      <div className="min-w-0 rounded-card border border-sand-200 bg-white p-5 md:p-7">
        {children}
      </div>
    </section>
  );
};
