/** 077 123 4567, or +94 77 123 4567; whatever has another form stays as it is. */
export function formatPhone(phone: string): string {
  const bare = phone.replace(/\s/g, "");
  const [, prefix, operator, first, last] = /^(0|\+94)(\d{2})(\d{3})(\d{4})$/.exec(bare) ?? [];
  if (prefix === undefined) return phone;
  return `${prefix === "0" ? prefix : `${prefix} `}${operator} ${first} ${last}`;
}
