/** For an element whose text comes from the page's script, maybe before hydration: React leaves it alone. */
export const filledByScript = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
