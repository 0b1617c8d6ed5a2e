import { partsOf } from '#shared/contracts/contract-fields.ts';
import type { Locale } from '#shared/languages/locales.ts';

type ContractTextProps = { text: string; lang: Locale };

/** A contract to read: its headings and paragraphs. */
export const ContractText = ({ text, lang }: ContractTextProps) => (
  <div lang={lang} className="grid gap-2 wrap-anywhere">
    {partsOf(text).map((part, index) =>
      'heading' in part ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <h3 key={index} className="mt-3 font-semibold text-sea-700 first:mt-0">
          {part.heading}
        </h3>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <p key={index} className="whitespace-pre-line">
          {part.text}
        </p>
      ),
    )}
  </div>
);
