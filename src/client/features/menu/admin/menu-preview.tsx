import { Menu } from 'lucide-react';
import { useState } from 'react';
import { DesktopMenu } from '#client/features/menu/menu-bar/desktop-menu.tsx';
import {
  itemsFor,
  type MenuDevice,
  type MenuEntry,
  menuEntries,
} from '#client/features/menu/menu-bar/menu-entries.ts';
import { DrawerEntries } from '#client/features/menu/menu-bar/mobile-menu.tsx';
import { useSiteName } from '#client/features/site-settings/use-site-name.ts';
import { PreviewFrame } from '#client/ui/preview.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { type Audience, audiences } from '#shared/menu/menu-rules.ts';

const devices: readonly MenuDevice[] = ['desktop', 'mobile'];
const deviceLabels: Record<MenuDevice, string> = { desktop: 'Computer', mobile: 'Telefono' };

const roleLabels: Record<Audience, string> = {
  USER: 'Visitatori',
  EDITOR: 'Editori',
  ADMIN: 'Amministratori',
};

/** In pixels. */
const frameSizes: Record<MenuDevice, { width: number; minHeight: number }> = {
  // With room for one open panel.
  desktop: { width: 1280, minHeight: 300 },
  mobile: { width: 390, minHeight: 0 },
};

type HeaderProps = { entries: readonly MenuEntry[]; device: MenuDevice };

/** The site's header with its menu, which a phone shows in a drawer. */
const Header = ({ entries, device }: HeaderProps) => {
  const siteName = useSiteName();
  const name = <p className="font-serif text-xl leading-tight text-sea-700">{siteName}</p>;
  return device === 'desktop' ? (
    <div className="flex min-h-18 items-center gap-5 border-b border-sand-200 bg-sand-50 px-8">
      {name}
      <DesktopMenu entries={entries} siteName={siteName} hasLanguages={false} />
    </div>
  ) : (
    <div className="bg-sand-50 px-5 pb-8">
      <div className="flex min-h-18 items-center justify-between">
        {name}
        <Menu aria-hidden className="size-7" />
      </div>
      <div className="wrap-anywhere">
        <DrawerEntries entries={entries} />
      </div>
    </div>
  );
};

/** The menu as a role sees it on a device. */
export const MenuPreview = ({ items }: { items: readonly MenuItem[] }) => {
  const isWide = useMediaQuery('(width >= 48rem)');
  const [device, setDevice] = useState<MenuDevice>(isWide ? 'desktop' : 'mobile');
  const [role, setRole] = useState<Audience>('USER');
  const entries = menuEntries(itemsFor(items, role), device);
  return (
    <section
      aria-labelledby="menu-preview"
      className="mt-10 rounded-card border border-sand-200 bg-white p-4 md:p-6"
    >
      <h2 id="menu-preview" className="text-xl">
        Anteprima
      </h2>
      <div className="mt-4 mb-5 grid max-w-lg grid-cols-2 gap-4">
        <SelectField
          label="Dispositivo"
          options={devices.map((value) => ({ value, label: deviceLabels[value] }))}
          value={device}
          onChange={({ target }) =>
            setDevice(devices.find((known) => known === target.value) ?? 'desktop')
          }
        />
        <SelectField
          label="Visto da"
          options={audiences.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={({ target }) =>
            setRole(audiences.find((known) => known === target.value) ?? 'USER')
          }
        />
      </div>
      {entries.length > 0 ? (
        <div className={device === 'mobile' ? 'max-w-90' : undefined}>
          <div className="overflow-hidden rounded-field border border-sand-300 bg-sand-50">
            <PreviewFrame key={device} title="Anteprima del menu" {...frameSizes[device]} canOpen>
              <Header entries={entries} device={device} />
            </PreviewFrame>
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">Qui il menu non mostra nessuna voce.</p>
      )}
    </section>
  );
};
