import * as t from "#texts/product.ts";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type HTMLAttributes,
  type RefAttributes,
} from "react";
import { X } from "lucide-react";
import type { Placement } from "../../../components/wall.ts";
import { RoomHint } from "../place-in-room/room-hint.tsx";
import type { PlaceableModel } from "../place-in-room/use-placement-guide.ts";
import { viewsOf, type Measured, type Pictured } from "./first-view.ts";
import { ModelLines, ModelSpot } from "./lines/model-lines.tsx";
import type { FreeSpace } from "../../shared/product/fit.ts";
import type { SizeInCm } from "../../shared/product/size.ts";
import { ModelControls, type ModelVariant } from "./model-controls.tsx";
import { variantTones, type ViewerElement } from "./viewer-element.ts";

type Setting =
  | "camera-controls"
  | "disable-pan"
  | "disable-tap"
  | "touch-action"
  | "interaction-prompt"
  | "interpolation-decay"
  | "field-of-view"
  | "min-field-of-view"
  | "min-camera-orbit"
  | "ar-modes"
  | "ar-scale"
  | "ar-placement"
  | "shadow-intensity"
  | "shadow-softness";

interface ViewerAttributes
  extends HTMLAttributes<ViewerElement>, RefAttributes<ViewerElement>, Record<Setting, string> {
  src: string;
  alt: string;
  /** A property of the element; an empty attribute would not set it. */
  ar: true;
  "ios-src": string | undefined;
  loading: "eager";
}

declare module "react" {
  // The way to declare custom elements for React.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      "model-viewer": ViewerAttributes;
    }
  }
}

/** A long lens, which makes an item look as in its drawing. */
const fovDegrees = 14;
/** Buttons turn further than arrow keys, whose step is the element's own. */
const turnDegrees = 30;

export interface ModelViewProps {
  name: string;
  src: string;
  /** USDZ file for iPhones; without one the viewer creates its own at the press. */
  quickLook: string | null;
  placement: Placement;
  pictured: Pictured;
  /** The record's size. */
  size: SizeInCm | null;
  /** The material variant to show, null for the default; undefined offers all of them. */
  material?: string | null | undefined;
  onShown: () => void;
  onFailed: () => void;
  /** The available space at the item's place. */
  free: FreeSpace;
  /** Draw dimension lines along it. */
  dimensions: boolean;
  /**
   * Called with the element that can be placed in a room once it is shown, and with null when it is
   * removed.
   */
  onModel: (model: PlaceableModel | null) => void;
}

/**
 * A model that can be turned. It replaces the drawing at the same size, and then turns a little.
 */
export function ModelView({
  name,
  src,
  quickLook,
  placement,
  pictured,
  size,
  material,
  onShown,
  onFailed,
  free,
  dimensions,
  onModel,
}: ModelViewProps) {
  const viewer = useRef<ViewerElement>(null);
  const [piece, setPiece] = useState<Measured | null>(null);
  const shown = piece !== null;
  const [variants, setVariants] = useState<readonly ModelVariant[]>([]);
  const [variant, setVariant] = useState<string | null>(null);
  const isOffered = material === undefined;
  const shownVariant = isOffered ? variant : material;

  const show = useEffectEvent(async () => {
    const element = viewer.current;
    if (!element) return;
    const { clientWidth, clientHeight } = element;
    const measured = { size: element.getDimensions(), centre: element.getBoundingBoxCenter() };
    const views = viewsOf(measured, pictured, {
      fovDegrees: element.getFieldOfView(),
      aspect: clientWidth / clientHeight,
    });
    element.maxCameraOrbit = `${placement === "wall" ? "80deg" : "auto"} 90deg ${views.farthest}`;
    element.cameraTarget = views.target;
    element.cameraOrbit = views.asDrawn;
    await element.updateComplete;
    if (viewer.current !== element) return;
    element.jumpCameraToGoal();
    setVariants(
      element.availableVariants.map((each) => ({ name: each, tones: variantTones(element, each) })),
    );
    setVariant(element.availableVariants[0] ?? null);
    await nextPicture();
    if (viewer.current !== element) return;
    setPiece(measured);
    onShown();
    onModel(element);
    element.cameraOrbit = views.turned;
    element.cameraTarget = views.turnedTarget;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    await element.updateComplete;
    element.jumpCameraToGoal();
  });
  const fail = useEffectEvent(onFailed);
  const leave = useEffectEvent(() => onModel(null));

  useEffect(() => {
    const element = viewer.current;
    if (!element) return;
    const whenLoaded = () => void show();
    const whenFailed = () => fail();
    // The wheel scrolls the page; buttons, keys and two fingers zoom.
    const keepWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) event.stopPropagation();
    };
    element.addEventListener("load", whenLoaded);
    element.addEventListener("error", whenFailed);
    element.addEventListener("wheel", keepWheel, { capture: true });
    return () => {
      element.removeEventListener("load", whenLoaded);
      element.removeEventListener("error", whenFailed);
      element.removeEventListener("wheel", keepWheel, { capture: true });
      leave();
    };
  }, []);

  useEffect(() => {
    if (viewer.current) viewer.current.variantName = shownVariant;
  }, [shownVariant]);

  const turn = (by: number) => {
    const element = viewer.current;
    if (!element) return;
    const { theta, phi, radius } = element.getCameraOrbit();
    const turned = theta + (by * turnDegrees * Math.PI) / 180;
    element.cameraOrbit = `${turned}rad ${phi}rad ${radius}m`;
  };

  return (
    <div className="model-view" data-shown={shown}>
      {piece && size && (
        <ModelSpot viewer={viewer} piece={piece} size={size} placement={placement} free={free} />
      )}
      <model-viewer
        ref={viewer}
        src={src}
        alt={t.modelOf(name)}
        loading="eager"
        camera-controls=""
        disable-pan=""
        disable-tap=""
        touch-action="pan-y"
        interaction-prompt="none"
        interpolation-decay="150"
        field-of-view={`${fovDegrees}deg`}
        min-field-of-view="6deg"
        min-camera-orbit={`${placement === "wall" ? "-80deg" : "auto"} 30deg auto`}
        ar
        ar-modes="webxr scene-viewer quick-look"
        ar-scale="fixed"
        ios-src={quickLook ?? undefined}
        ar-placement={placement === "wall" ? "wall" : "floor"}
        shadow-intensity="0.8"
        shadow-softness="0.6"
      >
        <span slot="progress-bar" />
        {/* The shop has its own AR button; the element's would be the first button of the page. */}
        <span slot="ar-button" />
        <button slot="exit-webxr-ar-button" type="button" className="room-exit">
          <X aria-hidden size={20} />
          <span className="sr-only">{t.closeTheCamera}</span>
        </button>
        <RoomHint viewer={viewer} placement={placement} size={size} />
      </model-viewer>
      {piece && size && dimensions && <ModelLines viewer={viewer} piece={piece} size={size} />}
      {shown && (
        <ModelControls
          size={size}
          variants={isOffered ? variants : []}
          variant={variant}
          onVariant={setVariant}
          onTurn={turn}
          onNearer={(steps) => viewer.current?.zoom(steps)}
        />
      )}
    </div>
  );
}

/** Resolves when the latest changes are on the screen. */
const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
