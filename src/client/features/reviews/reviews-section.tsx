import { MessageSquareQuote } from 'lucide-react';
import { anchors } from '#shared/anchors.ts';

export const ReviewsSection = () => (
  <section
    id={anchors.reviews}
    aria-labelledby="reviews-title"
    className="page-width section-space"
  >
    <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
      <MessageSquareQuote aria-hidden className="size-10 stroke-[1.25] text-sea-600" />
      <h2 id="reviews-title" className="mt-4 text-4xl">
        Recensioni ospiti
      </h2>
      <p className="mt-4 text-lg text-ink-soft">
        Ancora nessuna recensione. Sii il primo a lasciare una recensione!
      </p>
    </div>
  </section>
);
