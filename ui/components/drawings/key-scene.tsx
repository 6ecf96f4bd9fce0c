import { Band, Floor, Scene } from "./garden-parts.tsx";

const panels = [22, 158];
const hooks = [424, 472, 520];

/** A closed door with its key on the rail next to it. For account recovery. */
export function KeyScene() {
  return (
    <Scene>
      <Band y={0} height={700} fill="h-wall" />
      <Floor y={610} seams="M-600 660H1200" />
      <rect x="-6" y="66" width="330" height="546" fill="var(--shade)" />
      <rect x="-20" y="52" width="330" height="560" fill="var(--h-timber-3)" />
      <rect x="-4" y="70" width="292" height="542" fill="var(--h-timber)" />
      {panels.map((x) => (
        <g key={x}>
          <rect x={x} y="96" width="108" height="180" fill="var(--h-timber-2)" />
          <rect x={x + 10} y="106" width="88" height="160" fill="var(--h-timber)" />
          <rect x={x} y="322" width="108" height="250" fill="var(--h-timber-2)" />
          <rect x={x + 10} y="332" width="88" height="230" fill="var(--h-timber)" />
        </g>
      ))}
      <path d="M232 300h52v96q-26 26-52 0z" fill="#b98f45" />
      <path d="M232 300h18v104q-12-2-18-8z" fill="#dcbf7d" />
      <circle cx="258" cy="344" r="9" fill="#2f221b" />
      <path d="M253 346h10l4 26h-18z" fill="#2f221b" />
      <circle cx="258" cy="276" r="15" fill="#b98f45" />
      <circle cx="254" cy="272" r="6" fill="#dcbf7d" />
      <rect x="398" y="204" width="160" height="36" fill="var(--shade)" />
      <rect x="392" y="190" width="160" height="42" rx="3" fill="#8c6043" />
      <rect x="392" y="190" width="160" height="12" rx="3" fill="#a87a58" />
      {hooks.map((x) => (
        <g key={x}>
          <circle cx={x} cy="216" r="6" fill="#dcbf7d" />
          <path
            d={`M${x} 218v18q0 10 10 10`}
            fill="none"
            stroke="#b98f45"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <g transform="translate(478 250)" fill="none">
        <g stroke="var(--shade)" strokeWidth="15" transform="translate(9 8)">
          <circle cy="40" r="32" />
          <path d="M0 72V236" />
        </g>
        <circle cy="40" r="32" stroke="#b98f45" strokeWidth="15" />
        <path d="M-30 24A34 34 0 0 1 6 2" stroke="#dcbf7d" strokeWidth="6" strokeLinecap="round" />
        <path d="M0 72V236" stroke="#b98f45" strokeWidth="15" />
        <path d="M-4 78V236" stroke="#dcbf7d" strokeWidth="5" />
        <rect x="-13" y="76" width="26" height="12" rx="2" fill="#8b6830" />
        <path d="M6 182h38v22h-14v10h14v22H6z" fill="#b98f45" />
        <path d="M6 226h38v10H6z" fill="#8b6830" />
      </g>
      <rect x="426" y="250" width="3" height="74" fill="#b4603f" />
      <path d="M414 318h27v44l-13.5 10-13.5-10z" fill="#cb7c58" />
    </Scene>
  );
}
