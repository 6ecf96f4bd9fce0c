import type { ReactNode } from "react";

/** A group of components under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="heading mb-5 border-b border-line pb-3 text-section">{title}</h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}

/** Side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

/** In as many columns as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start gap-7">
      {children}
    </div>
  );
}
