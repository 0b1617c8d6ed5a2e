import { createFileRoute } from '@tanstack/react-router';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { unlistedHead } from '#client/ui/page-head.ts';
import { answerSlots } from '#shared/forms/plain-forms.ts';

/** The frame of the answers to forms without JavaScript (server/http/pages/plain-answers.ts). */
const PlainAnswer = () => (
  <div className="page-width min-h-[50vh] py-12 md:py-20">
    <h1 className="max-w-text text-4xl">{answerSlots.title}</h1>
    <div className="mt-4 mb-8 max-w-text space-y-2 text-lg">{answerSlots.texts}</div>
    <a href={answerSlots.href} className={buttonClass()}>
      {answerSlots.label}
    </a>
  </div>
);

export const Route = createFileRoute('/_site/richiesta')({
  head: ({ match: { context } }) => unlistedHead(answerSlots.title, siteOf(context)),
  component: PlainAnswer,
});
