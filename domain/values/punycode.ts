const [base, tMin, tMax, skew, damp] = [36, 1, 26, 38, 700];

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
};

/** The value of a base-36 digit; NaN for other characters. */
const digitOf = (sign: string): number =>
  /^[a-z]$/.test(sign) ? sign.charCodeAt(0) - 97 : /^[0-9]$/.test(sign) ? Number(sign) + 26 : NaN;

/** Decodes a domain label after `xn--` (RFC 3492); null if it is not punycode. */
const decoded = (encoded: string): string | null => {
  const end = encoded.lastIndexOf("-");
  const points = Array.from(encoded.slice(0, Math.max(0, end)), (sign) => sign.codePointAt(0) ?? 0);
  let [point, bias, index, at] = [128, 72, 0, end + 1];
  while (at < encoded.length) {
    const before = index;
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = digitOf(encoded.charAt(at));
      at += 1;
      if (Number.isNaN(digit) || !Number.isSafeInteger(index + digit * weight)) return null;
      index += digit * weight;
      const threshold = Math.min(tMax, Math.max(tMin, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = points.length + 1;
    bias = adapted(index - before, length, before === 0);
    point += Math.floor(index / length);
    if (point > 0x10ffff) return null;
    index %= length;
    points.splice(index, 0, point);
    index += 1;
  }
  return String.fromCodePoint(...points);
};

/** Maximum length of a label of a domain (RFC 1035). Decoding takes quadratic time. */
const maxLabel = 63;

/** A domain in readable form: `xn--mnchen-3ya.de` becomes münchen.de. */
export const readableDomain = (domain: string): string =>
  domain
    .split(".")
    .map((label) =>
      label.length <= maxLabel && label.startsWith("xn--")
        ? (decoded(label.slice(4)) ?? label)
        : label,
    )
    .join(".");
