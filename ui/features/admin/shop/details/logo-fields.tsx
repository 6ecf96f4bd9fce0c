import { grounds } from "./grounds.ts";
import { PictureField } from "./picture-field.tsx";
import { preparedLogo } from "./prepared-logo.ts";
import type { DetailControl, ShopDetails } from "./use-details-draft.ts";

type Ground = keyof typeof grounds;

const leastContrast = 3;

/** What an owner should know about the contrast of a logo with a ground. */
function remarkOn(ground: Ground, contrast: number): string {
  const ratio = `${contrast.toFixed(1)} : 1`;
  if (contrast >= leastContrast) return `Seen clearly on ${ground} pages, ${ratio}`;
  const other = ground === "light" ? "darker" : "lighter";
  return `Hard to see on ${ground} pages, ${ratio}. Choose a ${other} one for them.`;
}

/** The pictures of the logo. Without one the shop's name in letters is the logo. */
export function LogoFields({ control }: { control: DetailControl<ShopDetails["logo"]> }) {
  const { value, set } = control;
  const field = (ground: Ground, label: string, empty: string) => (
    <PictureField
      label={label}
      empty={empty}
      address={value[ground]}
      accept="image/png,image/svg+xml"
      ground={grounds[ground]}
      problem={control.problem(ground)}
      prepare={async (file) => {
        const logo = await preparedLogo(file);
        if (typeof logo === "string") return logo;
        const contrast = ground === "light" ? logo.onLight : logo.onDark;
        return { file: logo.file, remark: remarkOn(ground, contrast) };
      }}
      onChange={(address) =>
        set({
          ...value,
          [ground]: address,
          // The picture for dark pages needs one for light pages.
          ...(ground === "light" && address === "" && { dark: "" }),
        })
      }
    />
  );
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      {field("light", "For light pages", "The name in letters")}
      {field("dark", "For dark pages", "The same picture")}
    </div>
  );
}
