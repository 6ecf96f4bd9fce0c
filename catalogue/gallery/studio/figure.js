import * as THREE from "three";
import { matt } from "./set.js";

/**
 * The outline of a standing person, 170 cm tall, in a frame of 60 by 170 and then a little slimmer;
 * y runs down from the top of the head.
 */
const outline = (shape) => {
  shape.moveTo(30, 0);
  shape.bezierCurveTo(36.2, 0, 40.2, 4.6, 40.2, 11.4);
  shape.bezierCurveTo(40.2, 16.6, 38, 20.6, 35.2, 22.8);
  shape.bezierCurveTo(35, 25.6, 36, 27.8, 39.4, 29.2);
  shape.bezierCurveTo(45.4, 31.2, 49.6, 32.6, 50.8, 38.6);
  shape.bezierCurveTo(52.6, 48, 53.4, 58, 54.2, 67);
  shape.bezierCurveTo(55, 75, 55.6, 82, 55, 88.4);
  shape.bezierCurveTo(54.6, 92, 51.4, 92.4, 50.6, 89);
  shape.bezierCurveTo(49.2, 82, 48.4, 74, 47, 66.4);
  shape.bezierCurveTo(46.2, 61.4, 45.4, 56.6, 44.6, 52.6);
  shape.bezierCurveTo(43.6, 60, 43.8, 68, 45, 76);
  shape.bezierCurveTo(47.6, 94, 47.4, 122, 45.6, 154);
  shape.bezierCurveTo(45.6, 156.6, 41.6, 157.2, 40, 157.4);
  shape.lineTo(40.2, 163.4);
  shape.bezierCurveTo(42.8, 165.8, 44.6, 167.8, 44, 170);
  shape.lineTo(32.4, 170);
  shape.bezierCurveTo(32, 166, 32.4, 162, 32, 157.8);
  shape.lineTo(28, 157.8);
  shape.bezierCurveTo(27.6, 162, 28, 166, 27.6, 170);
  shape.lineTo(16, 170);
  shape.bezierCurveTo(15.4, 167.8, 17.2, 165.8, 19.8, 163.4);
  shape.lineTo(20, 157.4);
  shape.bezierCurveTo(18.4, 157.2, 14.4, 156.6, 14.4, 154);
  shape.bezierCurveTo(12.6, 122, 12.4, 94, 15, 76);
  shape.bezierCurveTo(16.2, 68, 16.4, 60, 15.4, 52.6);
  shape.bezierCurveTo(14.6, 56.6, 13.8, 61.4, 13, 66.4);
  shape.bezierCurveTo(11.6, 74, 10.8, 82, 9.4, 89);
  shape.bezierCurveTo(8.6, 92.4, 5.4, 92, 5, 88.4);
  shape.bezierCurveTo(4.4, 82, 5, 75, 5.8, 67);
  shape.bezierCurveTo(6.6, 58, 7.4, 48, 9.2, 38.6);
  shape.bezierCurveTo(10.4, 32.6, 14.6, 31.2, 20.6, 29.2);
  shape.bezierCurveTo(24, 27.8, 25, 25.6, 24.8, 22.8);
  shape.bezierCurveTo(22, 20.6, 19.8, 16.6, 19.8, 11.4);
  shape.bezierCurveTo(19.8, 4.6, 23.8, 0, 30, 0);
  return shape;
};

/** The figure in metres, with its feet at the origin, flat and in one colour. */
export const figure = (colour) => {
  const geometry = new THREE.ExtrudeGeometry(outline(new THREE.Shape()), {
    depth: 1.2,
    bevelEnabled: false,
    curveSegments: 24,
  });
  geometry.translate(-30, -170, -0.6).rotateX(Math.PI).scale(0.0088, 0.01, 0.01);
  const mesh = new THREE.Mesh(geometry, matt(colour));
  mesh.castShadow = true;
  return mesh;
};
