import type { FiledProduct } from "../features/admin/catalogue/files/file-changes.ts";

/** A lamp with a picture, a model and a size. */
export const lamp: FiledProduct = {
  __typename: "Product",
  id: "sigiri-table-lamp",
  name: "Sigiri Table Lamp",
  description: "Warm light.",
  category: "Electronics",
  price: 18_750,
  countInStock: 4,
  image: "/pictures/lamp.svg",
  imageText: "",
  nightImage: null,
  furtherPictures: [],
  modelUrl: "/models/lamp.glb",
  placement: "TABLE",
  size: { __typename: "Size", widthCm: 30, depthCm: 30, heightCm: 52.5 },
  facts: null,
};
