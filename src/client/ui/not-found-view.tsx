import { Link } from '@tanstack/react-router';
import { Sailboat } from 'lucide-react';
import { buttonClass } from './button.tsx';

export const NotFoundView = () => (
  <div className="page-width flex flex-col items-center py-24 text-center md:py-32">
    <Sailboat aria-hidden className="size-20 stroke-1 text-sea-600" />
    <h1 className="mt-4 text-4xl">Pagina Non Trovata</h1>
    <p className="mt-4 max-w-md text-lg text-ink-soft">
      L’indirizzo non porta da nessuna parte: forse la pagina è stata spostata.
    </p>
    <Link to="/" className={`${buttonClass()} mt-8`}>
      Torna alla Home
    </Link>
  </div>
);
