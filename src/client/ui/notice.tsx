import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from './language.tsx';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const tones = {
  info: { Icon: Info, className: 'bg-sea-100 text-sea-700' },
  success: { Icon: CircleCheck, className: 'bg-olive-100 text-olive-700' },
  warning: { Icon: TriangleAlert, className: 'bg-amber-100 text-amber-800' },
  error: { Icon: CircleAlert, className: 'bg-red-100 text-red-700' },
} as const;

type NoticeProps = {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

/** Screen readers announce errors at once, other notices when they are idle. A text may be named by `text(…)`. */
export const Notice = ({ tone, title, children, action }: NoticeProps) => {
  const { read } = useLanguage();
  const { Icon, className } = tones[tone];
  const words = (node: ReactNode) => (typeof node === 'string' ? read(node) : node);
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-card px-4 py-3.5', className)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{words(title)}</p>}
        {children && <div className="text-sm">{words(children)}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
};
