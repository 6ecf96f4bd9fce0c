import { DoubleSide, FrontSide, Mesh, type BufferGeometry, type Object3D } from "three";

/** Adds back faces to double-sided surfaces, because iPhones draw only front faces. */
export function addBackFaces(scene: Object3D): void {
  const meshes: Mesh[] = [];
  scene.traverse((each) => {
    if (each instanceof Mesh) meshes.push(each as Mesh);
  });
  for (const mesh of meshes) {
    const { material, geometry } = mesh;
    if (Array.isArray(material) || material.side !== DoubleSide) continue;
    mesh.add(new Mesh(turned(geometry), material));
  }
  for (const { material } of meshes) {
    for (const each of [material].flat()) each.side = FrontSide;
  }
}

/** The same surface with reversed faces. */
function turned(geometry: BufferGeometry): BufferGeometry {
  const back = geometry.clone();
  const count = back.getIndex()?.count ?? back.getAttribute("position").count;
  const index = back.getIndex();
  const at = (corner: number) => index?.getX(corner) ?? corner;
  const corners = Array.from({ length: count }, (_, corner) =>
    at(corner - (corner % 3) + 2 - (corner % 3)),
  );
  back.setIndex(corners);
  const normal = back.getAttribute("normal");
  for (let each = 0; each < normal.count; each++) {
    normal.setXYZ(each, -normal.getX(each), -normal.getY(each), -normal.getZ(each));
  }
  return back;
}
