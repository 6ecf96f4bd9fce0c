import * as THREE from "three";
import { FullScreenQuad } from "three/addons/postprocessing/Pass.js";
import { onDisc } from "./light.js";

const vertexShader =
  "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

const sheet = (fragmentShader, uniforms, rest = {}) =>
  new FullScreenQuad(
    new THREE.ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms,
      depthTest: false,
      depthWrite: false,
      ...rest,
    }),
  );

/** Averages many exposures of a picture, for smooth edges, shadows and depth of field. */
export const createFilm = (renderer) => {
  const once = new THREE.WebGLRenderTarget(1, 1, { type: THREE.HalfFloatType });
  const sum = new THREE.WebGLRenderTarget(1, 1, { type: THREE.FloatType, depthBuffer: false });
  const add = sheet(
    "uniform sampler2D frame; uniform float share; varying vec2 at; void main() { gl_FragColor = vec4(min(texture2D(frame, at).rgb, vec3(12.0)) * share, 1.0); }",
    { frame: { value: once.texture }, share: { value: 1 } },
    { blending: THREE.CustomBlending, blendSrc: THREE.OneFactor, blendDst: THREE.OneFactor },
  );
  const develop = sheet(
    "uniform sampler2D frame; varying vec2 at; void main() { gl_FragColor = vec4(texture2D(frame, at).rgb, 1.0);\n#include <tonemapping_fragment>\n#include <colorspace_fragment>\n}",
    { frame: { value: sum.texture } },
    { toneMapped: true },
  );
  return (scene, camera, { width, height, passes, light, aperture = 0, focus }) => {
    renderer.setSize(width, height);
    for (const target of [once, sum]) target.setSize(width, height);
    renderer.setRenderTarget(sum);
    renderer.setClearColor(0, 0);
    renderer.clear();
    const eye = camera.position.clone();
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    for (let index = 0; index < passes; index++) {
      light.pass(index);
      const [x, y] = onDisc(index + 5);
      camera.setViewOffset(width, height, x * 0.75, y * 0.75, width, height);
      if (aperture > 0) {
        const [u, v] = onDisc(index * 5 + 2);
        camera.position
          .copy(eye)
          .addScaledVector(right, u * aperture)
          .addScaledVector(up, v * aperture);
        camera.lookAt(focus);
      }
      renderer.setRenderTarget(once);
      renderer.clear();
      renderer.render(scene, camera);
      add.material.uniforms.share.value = 1 / passes;
      renderer.autoClear = false;
      renderer.setRenderTarget(sum);
      add.render(renderer);
      renderer.autoClear = true;
    }
    renderer.setRenderTarget(null);
    develop.render(renderer);
    return renderer.domElement.toDataURL("image/png");
  };
};
