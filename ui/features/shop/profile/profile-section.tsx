import type { ReactNode } from "react";

export interface ProfileSectionProps {
  id: string;
  heading: string;
  /** The purpose of the section, in a sentence. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the account page: its heading on the left, its content on the right. */
export function ProfileSection({ id, heading, lead, children }: ProfileSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-lane gap-y-5 border-t border-line py-[clamp(1.75rem,3vw,2.75rem)] md:grid-cols-[minmax(11rem,16rem)_minmax(0,40rem)]"
    >
      <div>
        <h2 id={id} tabIndex={-1} className="heading text-xl outline-none">
          {heading}
        </h2>
        {lead && <p className="mt-1.5 measure-44 text-sm text-ink-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
