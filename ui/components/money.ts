const amount = new Intl.NumberFormat("en-LK", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const wholeRupees = new Intl.NumberFormat("en-LK", { maximumFractionDigits: 2 });

/** Formats an amount as Rs. 86,500.00. */
export function formatMoney(rupees: number): string {
  return `Rs. ${amount.format(rupees)}`;
}

/** Formats an amount as Rs. 86,500 for boards and summaries; cents are shown if there are any. */
export function formatMoneyShort(rupees: number): string {
  return `Rs. ${Number.isInteger(rupees) ? wholeRupees.format(rupees) : amount.format(rupees)}`;
}
