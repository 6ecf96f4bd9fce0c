import { useId } from "react";

const rounded = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/**
 * The planter's chair from the side, in a 400 × 500 frame; drawn for the hero, independent of the
 * catalogue.
 */
export function ChairDrawing() {
  const cane = useId();
  return (
    <>
      <pattern id={cane} width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" fill="#d8bb8c" />
        <path d="M0 0l9 9M9 0L0 9M4.5 0v9M0 4.5h9" stroke="#b6935f" strokeWidth=".9" />
      </pattern>
      <ellipse cx="205" cy="431" rx="150" ry="9" fill="oklch(0.2 0.05 40 / 0.45)" />
      <g {...rounded}>
        <path d="M118 430L150 268M286 430V262" stroke="#2f221b" strokeWidth="13" />
        <path d="M124 392H286" stroke="#2f221b" strokeWidth="8" />
        <path
          d="M84 148C112 250 132 326 196 340C232 347 262 332 292 314"
          stroke="#b6935f"
          strokeWidth="19"
        />
        <path
          d="M84 146C112 248 132 322 196 336C232 343 262 328 292 310"
          stroke={`url(#${cane})`}
          strokeWidth="15"
        />
        <path
          d="M70 138C98 246 118 330 176 352C222 366 262 348 300 326"
          stroke="#6f4a33"
          strokeWidth="11"
        />
        <path d="M78 136C66 128 60 120 57 112" stroke="#6f4a33" strokeWidth="12" />
      </g>
      <path
        d="M98 246C150 240 300 240 362 242C378 243 384 250 380 257C377 262 370 263 360 263H112C102 263 92 250 98 246Z"
        fill="#8c6043"
      />
      <path
        d="M98 246C150 240 300 240 362 242C374 243 380 247 381 251L104 253C98 252 95 249 98 246Z"
        fill="#a87a58"
      />
      <g {...rounded} stroke="#4a3124">
        <path d="M112 430L146 262M292 430V260" strokeWidth="14" />
        <path d="M118 400H292" strokeWidth="9" />
      </g>
      <circle cx="292" cy="326" r="7" fill="#b98f45" />
      <circle cx="127" cy="340" r="6" fill="#b98f45" />
    </>
  );
}

/** A rush shade on a long cord, in the frame of the courtyard scene; lit in the dark theme. */
export function PendantDrawing() {
  const id = useId();
  const rush = `${id}-rush`;
  const glow = `${id}-glow`;
  return (
    <>
      <pattern id={rush} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" fill="#e3cfa4" />
        <path d="M0 1.7h3.5M3.5 5.2H7" stroke="#c3a56d" strokeWidth="1.5" />
      </pattern>
      <radialGradient id={glow}>
        <stop offset="0" stopColor="#ffd98a" stopOpacity=".55" />
        <stop offset=".35" stopColor="#ffc766" stopOpacity=".2" />
        <stop offset="1" stopColor="#ffc766" stopOpacity="0" />
      </radialGradient>
      <circle cx="292" cy="244" r="330" fill={`url(#${glow})`} opacity="var(--h-glow)" />
      <path d="M292 0V176" stroke="var(--h-timber-3)" strokeWidth="3" />
      <path d="M278 0h28v8h-28z" fill="#b98f45" />
      <path d="M276 172h32v12h-32z" fill="#b98f45" />
      <path
        d="M272 182h40C352 196 366 232 368 262H216C218 232 232 196 272 182Z"
        fill={`url(#${rush})`}
      />
      <path
        d="M312 182C352 196 366 232 368 262H338C336 226 326 200 304 182Z"
        fill="#b08f55"
        opacity=".3"
      />
      <path d="M216 262H368" stroke="#b28a62" strokeWidth="4" strokeLinecap="round" />
      <ellipse cx="292" cy="263" rx="70" ry="5" fill="#ffe7b0" opacity="var(--h-glow)" />
    </>
  );
}

/** A slatted sofa from the front, in a 400 × 500 frame. */
export function SofaDrawing() {
  return (
    <>
      <ellipse cx="200" cy="431" rx="178" ry="9" fill="rgb(40 15 8 / 0.4)" />
      <path d="M46 392h11v40H46zM343 392h11v40h-11z" fill="#4a3124" />
      <path d="M194 392h10v40h-10z" fill="#2f221b" />
      <path d="M50 246h300v128H50z" fill="#4a3124" />
      {[46, 149, 252].map((x) => (
        <g key={x}>
          <rect x={x} y="256" width="102" height="72" rx="9" fill="#e6e3d6" />
          <rect x={x} y="306" width="102" height="22" rx="9" fill="#d3d0c1" />
        </g>
      ))}
      <rect x="44" y="328" width="312" height="44" rx="8" fill="#f4f3ec" />
      <rect x="44" y="352" width="312" height="20" rx="8" fill="#dcdacb" />
      <path d="M148 330h1.6v40h-1.6zM251 330h1.6v40h-1.6z" fill="#c3c1b1" />
      <rect x="34" y="370" width="332" height="24" rx="3" fill="#6f4a33" />
      <rect x="34" y="370" width="332" height="6" rx="3" fill="#8c6043" />
      <path d="M24 290h20v142H24zM356 290h20v142h-20z" fill="#6f4a33" />
      <path d="M18 280h34v13H18zM348 280h34v13h-34z" fill="#8c6043" />
    </>
  );
}
