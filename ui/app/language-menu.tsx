import { Check } from "lucide-react";
import { Menu, menuItemStyle, MenuSlot } from "../components/menu.tsx";
import { languages } from "../generated/shop.ts";
import { LanguageButton } from "./language-button.tsx";
import { LanguageLink } from "./languages.tsx";

/**
 * A menu of the shop's languages. `wanted`: its button was pressed before the code of the menu had
 * loaded.
 */
export function LanguageMenu({ wanted }: { wanted: boolean }) {
  return (
    <Menu trigger={<LanguageButton />} defaultOpen={wanted}>
      {languages.map(({ code, name }) => (
        <MenuSlot key={code}>
          <LanguageLink
            code={code}
            name={name}
            className={menuItemStyle}
            mark={<Check aria-hidden size={18} className="ml-auto" />}
          />
        </MenuSlot>
      ))}
    </Menu>
  );
}
