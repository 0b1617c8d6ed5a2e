import { Link } from '@tanstack/react-router';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';

type UnconfirmedEmailNoticeProps = { email: string; onNavigate?: () => void };

export const UnconfirmedEmailNotice = ({ email, onNavigate }: UnconfirmedEmailNoticeProps) => {
  const { t } = useLanguage();
  return (
    <p className="rounded-field bg-amber-100 px-3 py-2 text-sm text-amber-800">
      <Sentence
        text={t('common.unconfirmed')}
        parts={[
          (words) => (
            <Link
              to="/resend-confirmation"
              state={{ accountEmail: email }}
              onClick={onNavigate}
              className={noticeLinkClass}
            >
              {words}
            </Link>
          ),
        ]}
      />
    </p>
  );
};
