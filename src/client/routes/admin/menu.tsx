import { createFileRoute } from '@tanstack/react-router';
import { MenuScreen } from '#client/features/menu/admin/menu-screen.tsx';

export const Route = createFileRoute('/admin/menu')({
  head: () => ({ meta: [{ title: 'Menu · Area gestione' }] }),
  component: MenuScreen,
});
