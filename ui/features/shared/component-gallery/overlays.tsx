import { Hammer, LogOut, Package, User } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../../../components/menu.tsx";
import { Tabs } from "../../../components/tabs.tsx";
import { Part, Row } from "./part.tsx";

/** Overlays and tabs. */
export function Overlays() {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [tab, setTab] = useState<"ongoing" | "previous">("ongoing");
  const [mode, setMode] = useState<"board" | "table">("board");
  return (
    <Part title="Tabs, menu, dialog">
      <Tabs
        label="Orders"
        tabs={[
          { value: "ongoing", label: "Ongoing", count: 2 },
          { value: "previous", label: "Previous", count: 3 },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        <p>Panel of {tab}</p>
      </Tabs>
      <div className="max-w-sm">
        <Tabs
          label="View"
          look="segmented"
          tabs={[
            { value: "board", label: "Board" },
            { value: "table", label: "Table" },
          ]}
          value={mode}
          onValueChange={setMode}
        >
          <p className="pt-3">Panel of {mode}</p>
        </Tabs>
      </div>
      <Row>
        <Menu align="start" trigger={<Button>Open the menu</Button>}>
          <MenuItem icon={<User aria-hidden size={18} />} disabled>
            Edit Profile
          </MenuItem>
          <MenuLink to="/my-orders" icon={<Package aria-hidden size={18} />}>
            My Orders
          </MenuLink>
          <MenuItem icon={<Hammer aria-hidden size={18} />}>Do something</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut aria-hidden size={18} />}>Sign Out</MenuItem>
        </Menu>
        <Button onClick={() => setDialogOpen(true)}>Open the dialog</Button>
      </Row>
      <Dialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title="Delete Sigiri Table Lamp?"
        actions={
          <>
            <Button onClick={() => setDialogOpen(false)}>Keep order</Button>
            <Button variant="danger" onClick={() => setDialogOpen(false)}>
              Delete
            </Button>
          </>
        }
      >
        It is removed from the shop at once. Two open orders contain it, so it is archived instead
        of erased.
      </Dialog>
    </Part>
  );
}
