import { ModelViewerElement } from "@google/model-viewer";
import { $openSceneViewer } from "@google/model-viewer/lib/features/ar.js";
import { $scene } from "@google/model-viewer/lib/model-viewer-base.js";
import { $loader } from "@google/model-viewer/lib/three-components/CachingGLTFLoader.js";
import { ModelScene } from "@google/model-viewer/lib/three-components/ModelScene.js";
import { Renderer } from "@google/model-viewer/lib/three-components/Renderer.js";
import { compileShaders } from "./compile-shaders.ts";
import { uncompressedUrl } from "./uncompressed-model.ts";
import { tonesOf, type Tones } from "./variant-tones.ts";
import { MeshoptDecoder } from "meshoptimizer/decoder";

/**
 * No decoder is there. The shop has no model that needs one, and browsers must not load one from
 * another host.
 */
const nowhere = "/models/decoders/";

// Where the element looks for decoders; its default is another host.
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

// The element would load the decoder as a script; this one is bundled.
(Renderer.singleton.loader[$loader] as Loader).setMeshoptDecoder(MeshoptDecoder);

const { setSource } = ModelScene.prototype;

// Compile the model's shaders before the first frame, which would otherwise wait for all of them in
// one task. The shadow has its own shaders, so it is drawn in a separate task.
ModelScene.prototype.setSource = async function (this: ModelScene, ...given) {
  await setSource.apply(this, given);
  const { threeRenderer, textureUtils } = Renderer.singleton;
  if (!textureUtils) return;
  this.environment = (await textureUtils.generateEnvironmentMapAndSkybox()).environmentMap;
  threeRenderer.toneMapping = this.toneMapping;
  await compileShaders(threeRenderer, this, this.camera);
  this.renderShadow(threeRenderer);
};

/** The element that draws a model and lets it be turned. */
export type ViewerElement = InstanceType<typeof ModelViewerElement>;

/** The tones of a variant of the shown model. */
export function variantTones(element: ViewerElement, variant: string): Tones | null {
  // The element's own materials expose their colours only after their textures have loaded.
  const scene = (element as unknown as { [$scene]: ModelScene })[$scene];
  return tonesOf(scene.currentGLTF.correlatedSceneGraph.gltf, variant);
}

const { arRenderer } = Renderer.singleton;
const present = arRenderer.present.bind(arRenderer);

// The element reports every AR failure in the same way, but a user who denied the camera can change
// that.
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

/** The part of the element that passes a model to Android's viewer, using its own `src`. */
interface HandsOver {
  src: string | null;
  [$openSceneViewer]: () => Promise<void>;
}

const element = ModelViewerElement.prototype as unknown as HandsOver;
const handOver = element[$openSceneViewer];

element[$openSceneViewer] = async function (this: HandsOver) {
  // Android's viewer cannot read the shop's compressed files; `src` is read before the first await.
  Object.defineProperty(this, "src", { value: uncompressedUrl(this.src), configurable: true });
  const handedOver = handOver.call(this);
  Reflect.deleteProperty(this, "src");
  await handedOver;
};
