/** A doorway: open to invite to the next step, shuttered if there is nothing behind it. */
export function Doorway({ open, className }: { open: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden className={className}>
      <path d="M0 112H120" stroke="var(--line-strong)" strokeWidth="2" />
      <rect x="30" y="14" width="60" height="98" fill="var(--h-timber-3)" />
      {open ? (
        <>
          <rect x="36" y="20" width="48" height="92" fill="var(--h-far)" />
          <path d="M36 84q10-26 14-6q6-34 12 0q10-24 14 4l8-10v40H36z" fill="var(--h-leaf-1)" />
          <rect x="8" y="14" width="20" height="98" fill="var(--h-timber)" />
          <rect x="92" y="14" width="20" height="98" fill="var(--h-timber)" />
        </>
      ) : (
        <>
          <rect x="36" y="20" width="48" height="92" fill="var(--h-timber)" />
          {Array.from({ length: 9 }, (_, slat) => (
            <path
              key={slat}
              d={`M40 ${28 + slat * 9}h18M62 ${28 + slat * 9}h18`}
              stroke="var(--h-timber-2)"
              strokeWidth="5"
            />
          ))}
        </>
      )}
    </svg>
  );
}
