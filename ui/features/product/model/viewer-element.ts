import { ModelViewerElement } from "@google/model-viewer";
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

// The element has this decoder in itself, and yet waits for a script before it uses it.
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder);

/** The element that draws a model and lets it be turned. */
export type ViewerElement = InstanceType<typeof ModelViewerElement>;
