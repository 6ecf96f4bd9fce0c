/** 077 123 4567, for a number of Sri Lanka; another form stays as it is. */
export function formatPhone(phone: string): string {
  const bare = phone.replace(/[\s().-]/g, "");
  const [, operator, first, last] = /^(?:0|(?:\+|00)?94)(\d{2})(\d{3})(\d{4})$/.exec(bare) ?? [];
  return operator === undefined ? phone : `0${operator} ${first} ${last}`;
}
