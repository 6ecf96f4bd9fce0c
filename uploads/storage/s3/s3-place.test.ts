import { expect, it } from "vitest";
import { s3PlaceOf } from "./s3-place.ts";

it.each([
  [
    "s3://nivasa",
    { bucket: "nivasa", prefix: "", endpoint: null, region: "us-east-1", pathStyle: false },
  ],
  [
    "s3://nivasa.files/shops/one/?endpoint=http://minio:9000&region=ap-south-1&path-style=true",
    {
      bucket: "nivasa.files",
      prefix: "shops/one/",
      endpoint: "http://minio:9000",
      region: "ap-south-1",
      pathStyle: true,
    },
  ],
])("%s names a bucket", (url, place) => expect(s3PlaceOf(url)).toEqual(place));

it.each([
  ["http://nivasa:secret@minio:9000/nivasa", /a bucket as s3:/],
  ["s3://", /a bucket as s3:/],
  ["s3://No_Such", /a bucket as s3:/],
  ["nivasa", /a bucket as s3:/],
  ["s3://key:secret@nivasa", /no keys in the address/],
  ["s3://nivasa?Endpoint=http://a", /not Endpoint/],
  ["s3://nivasa?endpoint=minio:9000", /begins with http/],
  ["s3://nivasa?path-style=yes", /path-style=true/],
])("%s is refused with the reason", (url, problem) => expect(s3PlaceOf(url)).toMatch(problem));
