import * as t from "#texts/install.ts";
import type { ReactNode } from "react";

/** A small scene in front of a wall. */
function Picture({ wall, children }: { wall: string; children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 320 200" className="mb-5 h-auto w-full rounded-tile">
      <rect width="320" height="200" fill={`var(--wall-${wall})`} />
      <rect y="160" width="320" height="40" fill={`var(--floor-${wall})`} />
      {children}
    </svg>
  );
}

function Phone({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} 24)`}>
      <rect width="84" height="152" rx="12" fill="#0d0a08" />
      <rect x="5" y="5" width="74" height="142" rx="8" fill="var(--raised)" />
      {children}
    </g>
  );
}

const rule = { fill: "none", stroke: "var(--ink)", strokeWidth: 1.5 } as const;

function Measured() {
  return (
    <Picture wall="furnitures">
      <ellipse cx="160" cy="167" rx="78" ry="5" fill="rgb(40 15 8 / 0.35)" />
      <rect x="92" y="88" width="136" height="56" rx="3" fill="#4a3124" />
      {[94, 139, 184].map((x) => (
        <rect key={x} x={x} y="92" width="42" height="36" rx="4" fill="#e6e3d6" />
      ))}
      <rect x="90" y="122" width="140" height="20" rx="4" fill="#f4f3ec" />
      <rect x="84" y="140" width="152" height="12" rx="2" fill="#8c6043" />
      <path d="M80 106h10v60H80zM230 106h10v60h-10z" fill="#6f4a33" />
      <path d="M80 184H240M80 179v10M240 179v10M262 88V166M257 88h10M257 166h10" {...rule} />
    </Picture>
  );
}

function Watched() {
  return (
    <Picture wall="electronics">
      <Phone x={118}>
        {[0, 1, 2, 3].map((step) => (
          <g key={step} transform={`translate(15 ${22 + step * 30})`}>
            <circle cx="8" cy="8" r="7" fill={step < 3 ? "var(--delivered)" : "var(--line)"} />
            <path d="M24 8h34" stroke={step < 3 ? "var(--ink)" : "var(--line)"} strokeWidth="4" />
            {step < 3 && <path d="M8 17v11" stroke="var(--delivered)" strokeWidth="3" />}
          </g>
        ))}
      </Phone>
    </Picture>
  );
}

function OneCart() {
  const bag = (
    <path
      d="M0 14h36v30q0 5-5 5H5q-5 0-5-5zM10 14v-4q0-9 8-9t8 9v4"
      fill="none"
      stroke="var(--accent-text)"
      strokeWidth="3"
    />
  );
  return (
    <Picture wall="kitchen">
      <rect x="44" y="62" width="150" height="96" rx="6" fill="#0d0a08" />
      <rect x="50" y="68" width="138" height="84" rx="3" fill="var(--raised)" />
      <path d="M28 158h182l-8 12H36z" fill="#2f221b" />
      <g transform="translate(101 84)">{bag}</g>
      <Phone x={204}>
        <g transform="translate(24 50)">{bag}</g>
      </Phone>
      <circle cx="132" cy="90" r="7" fill="var(--clay)" />
      <circle cx="259" cy="80" r="7" fill="var(--clay)" />
    </Picture>
  );
}

function Waiting() {
  return (
    <Picture wall="bath">
      <Phone x={118}>
        <rect x="18" y="34" width="48" height="40" rx="2" fill="#c0a06e" />
        <path d="M18 34h48v12H18z" fill="#dcc092" />
        <path d="M42 34v40" stroke="#8c6043" strokeWidth="4" />
        <path d="M20 96h44M20 108h30" stroke="var(--line-strong)" strokeWidth="4" />
      </Phone>
      <path
        d="M214 60q18-18 36 0M204 50q28-28 56 0M224 70q8-8 16 0"
        transform="translate(8 -10)"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".35"
      />
      <path d="M216 76l48-52" stroke="var(--clay-text)" strokeWidth="4" strokeLinecap="round" />
    </Picture>
  );
}

const features = [
  {
    picture: <Measured />,
    title: t.realSize,
    text: t.realSizeText,
  },
  {
    picture: <Watched />,
    title: t.yourOrderLive,
    text: t.yourOrderLiveText,
  },
  {
    picture: <OneCart />,
    title: t.oneCartEverywhere,
    text: t.oneCartText,
  },
  {
    picture: <Waiting />,
    title: t.ordersThatWait,
    text: t.ordersThatWaitText,
  },
];

/** The benefits of the installed app: four pictures with texts. */
export function AppFeatures() {
  return (
    <ul className="grid gap-x-[clamp(1.25rem,3vw,3rem)] gap-y-8 py-room sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ picture, title, text }) => (
        <li key={title}>
          {picture}
          <h3 className="heading text-title">{title}</h3>
          <p className="mt-2 text-base text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
