/**
 * Whether the middle of an order's ticket is in view. Otherwise the ticket is scrolled into view
 * and focused, so that a key acts only on visible tickets.
 */
export function ticketInView(orderId: string): boolean {
  const ticket = document.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(orderId)}"]`);
  if (!ticket) return false;
  const { left, top, width, height } = ticket.getBoundingClientRect();
  if (ticket.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return true;
  ticket.scrollIntoView({ block: "nearest", inline: "nearest" });
  ticket.focus();
  return false;
}
