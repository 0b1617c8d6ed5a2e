/** The same columns for the heading and every row. */
export const rowGrid =
  '@2xl:grid-cols-[minmax(7.5rem,1fr)_10rem_7.5rem_12rem] @2xl:items-start @2xl:gap-x-3';
