import * as t from "#texts/home.ts";
import { useId } from "react";
import { SofaDrawing } from "./drawings.tsx";

/** A room in outline with a measured sofa, which a phone fills with colour. */
export function AppDrawing() {
  const lens = useId();
  return (
    <svg viewBox="30 30 760 560" aria-hidden className="h-auto w-full">
      <g fill="none" stroke="#dcbf7d" strokeWidth="1.2" opacity=".5">
        <path d="M0 452H820M80 452V60H740V452M80 60L0 6M740 60L820 6M80 452L0 520M740 452L820 520" />
        <path d="M112 96H202V212H112zM157 96V212M112 154H202" />
        <path
          d="M30 590L190 452M190 590L300 452M410 590V452M630 590L520 452M790 590L630 452"
          opacity=".6"
        />
      </g>
      <g fill="none" stroke="#dcbf7d" strokeWidth="1.5" opacity=".85">
        <path d="M155 280h48v18h-48zM164 298v195h28V298M192 406H285M192 440H285M200 280V232H285M206 347V260q0-14 14-14H285M196 406V357q0-10 10-10H285M196 440v53h15v-53" />
        <path d="M665 280h-48v18h48zM656 298v195h-28V298M628 406H535M628 440H535M620 280V232H535M614 347V260q0-14-14-14H535M624 406V357q0-10-10-10H535M624 440v53h-15v-53" />
      </g>
      <path
        d="M155 560H665M155 552V568M665 552V568M706 232V493M698 232H714M698 493H714"
        fill="none"
        stroke="#dcbf7d"
        strokeWidth="1.3"
      />
      <g fill="var(--inverse)">
        <rect x="366" y="547" width="88" height="26" />
        <rect x="676" y="350" width="60" height="26" />
      </g>
      <g fontSize="15" fontWeight="500" fill="#f0e2bd" textAnchor="middle">
        <text x="410" y="565">
          {t.sofaWidth}
        </text>
        <text x="706" y="368">
          {t.sofaHeight}
        </text>
      </g>
      <clipPath id={lens}>
        <rect x="296" y="64" width="228" height="456" rx="26" />
      </clipPath>
      <rect x="285" y="53" width="250" height="478" rx="37" fill="#0d0a08" />
      <g clipPath={`url(#${lens})`}>
        <rect x="296" y="64" width="228" height="388" fill="#d5ddd0" />
        <path d="M300 60L470 60L360 440H230Z" fill="#e9efe0" />
        <rect x="296" y="452" width="228" height="70" fill="#a8543a" />
        <rect x="296" y="446" width="228" height="6" fill="#5d3626" />
        <svg x="130" y="-112" width="560" height="700" viewBox="0 0 400 500">
          <SofaDrawing />
        </svg>
        <path
          d="M314 262v-15h15M506 262v-15h-15M314 488v15h15M506 488v15h-15"
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <rect x="332" y="88" width="156" height="34" rx="17" fill="#241c17" />
        <text x="410" y="110" fontSize="14" fontWeight="600" fill="#fff" textAnchor="middle">
          {t.sofaSize}
        </text>
      </g>
    </svg>
  );
}
