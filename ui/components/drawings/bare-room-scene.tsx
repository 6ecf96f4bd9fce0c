import { Band, Floor, Scene } from "./garden-parts.tsx";

/**
 * A bare room with sunlight, a nail without its picture, and a door ajar. For pages that are not
 * found.
 */
export function BareRoomScene() {
  return (
    <Scene>
      <Band y={0} height={700} fill="h-wall" />
      <path d="M150 0H330L90 560H-90ZM360 0H400L160 560H120Z" fill="var(--h-sun)" />
      <Floor y={560} seams="M-600 620H1200M130 560L20 700M330 560L330 700M530 560L640 700" />
      <path d="M-90 560H90L30 700H-190ZM120 560H160L120 700H70Z" fill="var(--h-sun)" />
      <rect x="214" y="170" width="150" height="188" fill="var(--h-wall-2)" />
      <path d="M289 152v6" stroke="#b98f45" strokeWidth="3" />
      <circle cx="289" cy="150" r="4" fill="#8b6830" />
      <rect x="412" y="140" width="160" height="422" fill="var(--h-timber-3)" />
      <path d="M424 152L520 190V560H424Z" fill="var(--h-timber)" />
      {Array.from({ length: 22 }, (_, slat) => (
        <path
          key={slat}
          d={`M436 ${182 + slat * 16.5}L508 ${204 + slat * 15.4}v8L436 ${191 + slat * 16.5}z`}
          fill="var(--h-timber-2)"
        />
      ))}
      <circle cx="510" cy="382" r="5" fill="#dcbf7d" />
      <rect x="400" y="128" width="184" height="14" fill="var(--h-timber-2)" />
    </Scene>
  );
}
