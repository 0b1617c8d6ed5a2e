import { Link } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { HOUSE_LOCALE, inItalian, type Locale } from '#shared/languages/locales.ts';
import type { FittedAnswer } from '#shared/saved-answers.schema.ts';

type SavedAnswerChoiceProps = {
  messageId: number;
  /** The language of the message. */
  locale: Locale;
  onChoose: (text: string) => void;
};

/** Offers the ready answers for a message. It changes nothing by itself: staff get the text to go on with. */
export const SavedAnswerChoice = ({ messageId, locale, onChoose }: SavedAnswerChoiceProps) => {
  const { data: answers = [] } = trpc.savedAnswers.fitted.useQuery({ id: messageId });
  const nameOf = (answer: FittedAnswer): string =>
    answer.locale === locale ? answer.name : `${answer.name} (in ${inItalian(HOUSE_LOCALE)})`;
  const choose = (id: string) => {
    const chosen = answers.find((answer) => answer.id === Number(id));
    if (chosen) onChoose(chosen.text);
  };
  return (
    <div className="relative mb-4">
      <SelectField
        label="Parti da un testo pronto"
        value=""
        options={[
          { value: '', label: 'Scegli…' },
          ...answers.map((answer) => ({ value: answer.id, label: nameOf(answer) })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      <Link
        to="/admin/saved-answers"
        className="absolute -top-1 right-0 flex min-h-8 items-center text-sm text-sea-700 underline underline-offset-2"
      >
        Cambia i testi
      </Link>
    </div>
  );
};
