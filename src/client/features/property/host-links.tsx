import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { useLanguage } from '#client/ui/language.tsx';
import type { HostLink } from '#shared/addresses.ts';

const icons: Record<HostLink['by'], LucideIcon> = {
  phone: Phone,
  whatsapp: MessageCircle,
  email: Mail,
};

/** How to reach the hosts. */
export const HostLinks = ({ links }: { links: readonly HostLink[] }) => {
  const { t } = useLanguage();
  const labels = { phone: t('house.phone'), whatsapp: 'WhatsApp', email: t('house.email') };
  return (
    <ul className="mt-3">
      {links.map(({ by, text, href }) => {
        const Icon = icons[by];
        return (
          <li key={by}>
            <a
              href={href}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-700 wrap-anywhere underline-offset-4 hover:underline"
            >
              <Icon aria-label={labels[by]} className="size-5 shrink-0 stroke-[1.6]" />
              {text}
            </a>
          </li>
        );
      })}
    </ul>
  );
};
