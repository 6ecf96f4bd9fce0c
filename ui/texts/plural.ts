/** The words for each form that a language counts in; `other` where it has no other. */
type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Chooses the words for a number, as a language counts. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
