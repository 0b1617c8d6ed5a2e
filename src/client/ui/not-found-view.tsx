import { Link } from '@tanstack/react-router';
import { buttonClass } from './button.tsx';

export const NotFoundView = () => (
  <div className="page-width flex flex-col items-center py-24 text-center md:py-32">
    <p aria-hidden className="font-serif text-[6rem] leading-none text-sand-300">
      404
    </p>
    <h1 className="mt-4 text-4xl">Pagina Non Trovata</h1>
    <p className="mt-4 max-w-md text-lg text-ink-soft">
      L’indirizzo non porta da nessuna parte: forse la pagina è stata spostata.
    </p>
    <Link to="/" className={`${buttonClass()} mt-8`}>
      Torna alla Home
    </Link>
  </div>
);
