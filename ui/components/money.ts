const amount = new Intl.NumberFormat("en-LK", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const wholeRupees = new Intl.NumberFormat("en-LK", { maximumFractionDigits: 2 });

/** Rs. 86,500.00 */
export function formatMoney(rupees: number): string {
  return `Rs. ${amount.format(rupees)}`;
}

/** Rs. 86,500, for boards and summaries; cents are shown where there are any. */
export function formatMoneyShort(rupees: number): string {
  return `Rs. ${Number.isInteger(rupees) ? wholeRupees.format(rupees) : amount.format(rupees)}`;
}
