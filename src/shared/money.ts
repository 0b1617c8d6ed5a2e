/** '1.150 €', '112,86 €': no cents for whole euros. */
export const formatEuro = (cents: number): string => {
  const sign = cents < 0 ? '−' : '';
  const euros = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const grouped = String(euros).replace(/\B(?=(\d{3})+$)/g, '.');
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${sign}${grouped}${decimals}\u00a0€`;
};
