/** Location of a bucket. The keys come from the standard AWS environment variables. */
export interface S3Place {
  readonly bucket: string;
  /** Prefix of every file name; empty, or ends with a slash. */
  readonly prefix: string;
  /** Null for Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Whether URLs have the bucket in the path instead of the host name. */
  readonly pathStyle: boolean;
}

const settings = new Set(["endpoint", "region", "path-style"]);

/**
 * Parses `s3://bucket/prefix?endpoint=…&region=…&path-style=true`; returns a sentence if it is
 * invalid.
 */
export const s3PlaceOf = (text: string): S3Place | string => {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:" || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(url.hostname)) {
    return "a bucket as s3://bucket?endpoint=…&region=…&path-style=true";
  }
  if (url.username || url.password) {
    return "no keys in the address: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY";
  }
  for (const name of url.searchParams.keys()) {
    if (!settings.has(name)) return `endpoint, region and path-style are known, not ${name}`;
  }
  const endpoint = url.searchParams.get("endpoint");
  const server = endpoint === null ? null : URL.parse(endpoint);
  if (endpoint !== null && !/^https?:$/.test(server?.protocol ?? "")) {
    return "an endpoint that begins with http:// or https://";
  }
  const pathStyle = url.searchParams.get("path-style") ?? "false";
  if (pathStyle !== "true" && pathStyle !== "false") return "path-style=true or path-style=false";
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  return {
    bucket: url.hostname,
    prefix: prefix === "" ? "" : `${prefix}/`,
    endpoint,
    region: url.searchParams.get("region") ?? "us-east-1",
    pathStyle: pathStyle === "true",
  };
};
