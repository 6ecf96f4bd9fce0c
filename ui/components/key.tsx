/** A key of the keyboard, in a line of words about it. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-control border border-line bg-raised px-[0.3125rem] py-[0.1875rem] font-ui text-2xs leading-none font-medium text-ink-muted">
      {children}
    </kbd>
  );
}
