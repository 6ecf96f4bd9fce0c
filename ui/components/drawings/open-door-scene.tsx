import { useId } from "react";
import { Band, Blossom, Floor, Plant, Scene, ShutterWing, Tiles } from "./garden-parts.tsx";

const crowns = [
  [252, 357],
  [352, 355],
  [300, 337],
  [228, 379],
  [378, 379],
] as const;

/**
 * The open door to the courtyard, with a frangipani, its pond, and sunlight on the floor. For About
 * Us.
 */
export function OpenDoorScene() {
  const opening = useId();
  return (
    <Scene>
      <Band y={0} height={700} fill="h-wall" />
      <Floor
        y={580}
        seams="M-600 640H1200M190 580L60 700M400 580L520 700M20 580L-220 700M560 580L760 700"
      />
      <path d="M186 580H404L520 700H60Z" fill="var(--h-sun)" />
      <ShutterWing x={66} y={112} height={468} />
      <ShutterWing x={420} y={112} height={468} />
      <rect x="166" y="98" width="258" height="484" fill="var(--h-timber-3)" />
      <clipPath id={opening}>
        <rect x="182" y="114" width="226" height="466" />
      </clipPath>
      <g clipPath={`url(#${opening})`}>
        <rect x="182" y="114" width="226" height="466" fill="var(--h-far)" />
        <path d="M182 330L408 280V580H182Z" fill="var(--h-far-2)" />
        <path d="M182 114H408V150H182Z" fill="var(--h-roof)" />
        <Tiles x={170} y={136} width={26} count={10} />
        <path
          d="M300 580C296 500 312 470 300 420C292 390 270 370 252 352M301 430C312 396 338 380 352 350"
          fill="none"
          stroke="var(--h-bark)"
          strokeWidth="11"
          strokeLinecap="round"
        />
        {crowns.map(([x, y]) => (
          <Plant key={x} x={x} y={y} size={0.36} />
        ))}
        <Blossom x={262} y={300} size={0.8} />
        <Blossom x={340} y={304} size={0.7} />
        <Blossom x={306} y={286} size={0.7} />
        <rect x="182" y="540" width="226" height="26" fill="var(--h-water)" />
        <path d="M200 552h40M300 558h60" stroke="var(--h-water-2)" strokeWidth="3" />
        <rect x="182" y="564" width="226" height="16" fill="var(--h-stone)" />
        <Plant x={206} y={570} size={0.8} />
        <Plant x={388} y={572} size={0.7} />
      </g>
      <rect x="154" y="86" width="282" height="16" fill="var(--h-timber-2)" />
      <g transform="translate(520 520) scale(0.9)">
        <ellipse cy="106" rx="70" ry="9" fill="var(--shade)" />
        <Plant x={0} y={0} size={1} />
        <path d="M-52 0H52L40 104H-40Z" fill="#b4603f" />
        <path d="M-52 0H-20L-16 104H-40Z" fill="#cb7c58" />
        <path d="M24 0H52L40 104H22Z" fill="#8d4530" />
        <rect x="-58" y="-14" width="116" height="20" fill="#b4603f" />
      </g>
      <RushStool />
    </Scene>
  );
}

/** A drum stool of woven rush. */
function RushStool() {
  const drum = useId();
  const outline =
    "M82 216C90 262 112 292 112 320C112 350 90 384 84 424Q200 446 316 424C310 384 288 350 288 320C288 292 310 262 318 216Z";
  return (
    <g transform="translate(-20 424) scale(.5)">
      <clipPath id={drum}>
        <path d={outline} />
      </clipPath>
      <ellipse cx="200" cy="432" rx="132" ry="10" fill="rgb(40 15 8 / 0.34)" />
      <path d={outline} fill="#e3cfa4" />
      <g clipPath={`url(#${drum})`} fill="none" stroke="#c3a56d" strokeWidth="1.6">
        {Array.from({ length: 24 }, (_, turn) => (
          <path
            key={turn}
            d={`M60 ${216 + turn * 9}Q200 ${240 + turn * 9} 340 ${216 + turn * 9}`}
          />
        ))}
        <path d="M240 200H330V440H262Z" fill="#b08f55" fillOpacity=".3" stroke="none" />
      </g>
      <ellipse cx="200" cy="216" rx="118" ry="17" fill="#c3a56d" />
      <ellipse cx="200" cy="213" rx="112" ry="14" fill="#ecdcb6" />
    </g>
  );
}
