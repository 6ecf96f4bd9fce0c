import { ModelViewerElement } from "@google/model-viewer";
import { $openSceneViewer } from "@google/model-viewer/lib/features/ar.js";
import { $scene } from "@google/model-viewer/lib/model-viewer-base.js";
import { $loader } from "@google/model-viewer/lib/three-components/CachingGLTFLoader.js";
import { ModelScene } from "@google/model-viewer/lib/three-components/ModelScene.js";
import { Renderer } from "@google/model-viewer/lib/three-components/Renderer.js";
import { compiled } from "./compiled.ts";
import { plainOf } from "./forms.ts";
import { tonesOf, type Tones } from "./variant-tones.ts";
import { MeshoptDecoder } from "meshoptimizer/decoder";

/**
 * No decoder is there: the shop keeps no model that needs one, and no browser may ask another host
 * for it.
 */
const nowhere = "/models/decoders/";

// Where the element looks for decoders unless told; by itself it asks hosts that are not the
// shop's.
Object.assign(globalThis, {
  ModelViewerElement: {
    dracoDecoderLocation: nowhere,
    ktx2TranscoderLocation: nowhere,
    lottieLoaderLocation: `${nowhere}lottie.js`,
  },
});

/** Three's loader, whose types are not installed. */
interface Loader {
  setMeshoptDecoder: (decoder: typeof MeshoptDecoder) => void;
}

// The element uses a decoder only after a script from somewhere; this one is here already.
(Renderer.singleton.loader[$loader] as Loader).setMeshoptDecoder(MeshoptDecoder);

const { setSource } = ModelScene.prototype;

// Before the first picture, which would wait for every shader in one task, the model's are
// compiled; its shadow, which has shaders of its own, is drawn in a task of its own.
ModelScene.prototype.setSource = async function (this: ModelScene, ...given) {
  await setSource.apply(this, given);
  const { threeRenderer, textureUtils } = Renderer.singleton;
  if (!textureUtils) return;
  this.environment = (await textureUtils.generateEnvironmentMapAndSkybox()).environmentMap;
  threeRenderer.toneMapping = this.toneMapping;
  await compiled(threeRenderer, this, this.camera);
  this.renderShadow(threeRenderer);
};

/** The element that draws a model and lets it be turned. */
export type ViewerElement = InstanceType<typeof ModelViewerElement>;

/** The tones of a variant of the model that the element shows. */
export function variantTones(element: ViewerElement, variant: string): Tones | null {
  // The element's own materials give their colours only after their pictures are loaded.
  const scene = (element as unknown as { [$scene]: ModelScene })[$scene];
  return tonesOf(scene.currentGLTF.correlatedSceneGraph.gltf, variant);
}

const { arRenderer } = Renderer.singleton;
const present = arRenderer.present.bind(arRenderer);

// The element says of every failure that it failed; who refused the camera has something to do
// about it.
arRenderer.present = async (scene, ...rest) => {
  try {
    await present(scene, ...rest);
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") {
      scene.element.dispatchEvent(new CustomEvent("room-refused"));
    }
    throw error;
  }
};

/**
 * The part of the element that hands a model over to Android's viewer, which it gives the address
 * that it shows itself.
 */
interface HandsOver {
  src: string | null;
  [$openSceneViewer]: () => Promise<void>;
}

const element = ModelViewerElement.prototype as unknown as HandsOver;
const handOver = element[$openSceneViewer];

element[$openSceneViewer] = async function (this: HandsOver) {
  // Android's viewer may not read what the shop packs; the address is read before anything is
  // waited for.
  Object.defineProperty(this, "src", { value: plainOf(this.src), configurable: true });
  const handedOver = handOver.call(this);
  Reflect.deleteProperty(this, "src");
  await handedOver;
};
