import { Controller } from 'react-hook-form';
import { useLanguage } from '#client/ui/language.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { MAX_ANIMALS } from '#shared/bookings/booking-rules.ts';
import { chargesAnimals, type PriceLists } from '#shared/prices/price-lists.ts';
import { BookingIsland, type BookingIslandProps } from './booking-island.tsx';
import { listRules } from './listed-price.ts';
import type { RequestForm } from './request-fields.tsx';

// Calendar, price and form of a house whose price list has rules, or charges for people or animals. Pages of other
// houses do not load it.

const AnimalsField = ({ form }: { form: RequestForm }) => {
  const { t } = useLanguage();
  return (
    <Controller
      name="animals"
      control={form.control}
      render={({ field, fieldState }) => (
        <StepperField
          {...field}
          label={t('priceRules.animals')}
          steps={[t('priceRules.oneAnimalLess'), t('priceRules.oneAnimalMore')]}
          min={0}
          max={MAX_ANIMALS}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const animalsField = (prices: PriceLists, form: RequestForm) =>
  chargesAnimals(prices) && <AnimalsField form={form} />;

export const BookingByRules = (props: BookingIslandProps) => (
  <BookingIsland {...props} listRules={{ ...listRules, animalsField }} />
);
