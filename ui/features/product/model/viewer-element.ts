import "@google/model-viewer";
import type { ModelViewerElement } from "@google/model-viewer";
import { $loader } from "@google/model-viewer/lib/three-components/CachingGLTFLoader.js";
import { Renderer } from "@google/model-viewer/lib/three-components/Renderer.js";
import { MeshoptDecoder } from "meshoptimizer/decoder";

/** Nothing is there: models that want these decoders are not taken by the shop, and must not send anybody elsewhere. */
const nowhere = "/models/decoders/";

// Where the element looks for decoders unless told; by itself it asks hosts that are not the shop's.
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

/** The element that draws a model and lets it be turned. */
export type ViewerElement = InstanceType<typeof ModelViewerElement>;
