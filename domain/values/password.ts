/**
 * A password in one Unicode form. Keyboards and systems write é and கொ in different ways, and people cannot see which
 * (NIST SP 800-63B asks for NFKC or NFKD).
 */
export const normalPassword = (password: string): string => password.normalize("NFKC");

/**
 * What a password may have been when an older version of the shop hashed it as it came, most likely first. It is one
 * text for a password of ASCII alone.
 */
export const passwordForms = (password: string): readonly string[] => [
  ...new Set([
    normalPassword(password),
    password,
    password.normalize("NFC"),
    password.normalize("NFD"),
  ]),
];
