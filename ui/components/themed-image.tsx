import { SizedImage, type SizedImageProps } from "./sized-image.tsx";
import "./themed-image.css";

export interface ThemedImageProps extends Omit<SizedImageProps, "className" | "loading"> {
  /** URL of the picture that the dark theme shows instead. */
  night: string | null;
  loading?: "eager" | "lazy";
}

/**
 * A picture, or the one for the dark theme. Styles decide, because the server does not know the
 * theme. A browser does not load a lazy picture that is not displayed.
 */
export function ThemedImage({ night, ...image }: ThemedImageProps) {
  if (night === null) return <SizedImage {...image} />;
  return (
    <>
      <SizedImage {...image} loading="lazy" className="by-day" />
      <SizedImage {...image} src={night} loading="lazy" className="by-night" />
    </>
  );
}
