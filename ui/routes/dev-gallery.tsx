import { Box, Hammer, LogOut, Package, Trash2, User } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Button } from "../components/button.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import { Chip } from "../components/chip.tsx";
import { ConnectionBadge } from "../components/connection-badge.tsx";
import { DateTime } from "../components/date-time.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Empty } from "../components/empty.tsx";
import { Field, FieldError } from "../components/field.tsx";
import { FilterTag } from "../components/filter-tag.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { Loom } from "../components/loom.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../components/menu.tsx";
import { MessageBox } from "../components/message-box.tsx";
import { NoticeSlip } from "../components/notice-slip.tsx";
import { OrderProgress } from "../components/order-progress.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PasswordInput } from "../components/password-input.tsx";
import { Price } from "../components/price.tsx";
import { Rating, Stars } from "../components/rating.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Select } from "../components/select.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { StatusGlyph, StatusPill } from "../components/status-glyph.tsx";
import { Stepper } from "../components/stepper.tsx";
import { StockLabel } from "../components/stock-label.tsx";
import { Tabs } from "../components/tabs.tsx";
import { TextArea, TextInput } from "../components/text-input.tsx";
import { GoLink, TextLink } from "../components/text-link.tsx";
import { ThemeToggle } from "../components/theme-toggle.tsx";
import { TileBadge } from "../components/tile-badge.tsx";
import { notify } from "../components/toast.tsx";
import { WallTile } from "../components/wall-tile.tsx";

const orderedAt = "2026-11-19T03:42:00.000Z";
const leftAt = "2026-11-21T10:10:00.000Z";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="heading mb-5 border-b border-line pb-3 text-[1.625rem]">{title}</h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start gap-7">
      {children}
    </div>
  );
}

/** Every component in its states, for the eye. Only in development. */
export function Component() {
  const [quantity, setQuantity] = useState(1);
  const [chosen, setChosen] = useState(false);
  const [dialogOpen, setDialogOpen] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [tab, setTab] = useState<"ongoing" | "previous">("ongoing");
  const [mode, setMode] = useState<"board" | "table">("board");
  const steps = [
    { step: "preparing", name: "Item Preparing", at: orderedAt },
    { step: "packing", name: "Item Packing", at: orderedAt },
    { step: "out", name: "Out for Delivery", at: leftAt },
    { step: "delivered", name: "Delivered", at: null },
  ] as const;

  return (
    <div className="wrap pb-room">
      <Breadcrumb
        crumbs={[
          { label: "Home", to: "/" },
          { label: "Category", to: "/category" },
          { label: "Gallery" },
        ]}
      />
      <PageHeading aside={<ThemeToggle />}>Components</PageHeading>
      <Part title="Buttons">
        {(["filled", "outlined", "soft", "danger", "quiet"] as const).map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>Place Order</Button>
            <Button variant={variant} pending>
              Place Order
            </Button>
            <Button variant={variant} disabled>
              Place Order
            </Button>
            <Button variant={variant} size="dense">
              Dense
            </Button>
            <LinkButton variant={variant} to="#" size="big">
              Link, big
            </LinkButton>
          </Row>
        ))}
        <Row>
          <IconButton label="Delete" icon={<Trash2 aria-hidden size={20} />} />
          <GoLink to="#">All 111 items</GoLink>
          <p>
            Text with a <TextLink to="#">link</TextLink> inside.
          </p>
        </Row>
      </Part>
      <Part title="Pictures">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
          {(["furnitures", "electronics", "kitchen", "bath", "walls"] as const).map(
            (wall, index) => (
              <a key={wall} href="#pictures" aria-label={wall} className="relative block">
                <WallTile
                  wall={wall}
                  placement={index === 4 ? "wall" : index % 2 ? "table" : "floor"}
                  lit={index === 0}
                >
                  <TileBadge icon={<Box aria-hidden size={14} />}>3D</TileBadge>
                </WallTile>
              </a>
            ),
          )}
        </div>
        <div className="relative w-72 max-w-full">
          <WallTile wall="kitchen" placement="table" />
          <NoticeSlip text={notice} onDone={() => setNotice(null)} />
          <Button
            className="mt-3 w-full"
            onClick={() => setNotice("Item added to cart successfully!")}
          >
            Show a slip
          </Button>
        </div>
      </Part>
      <Part title="Chips, quantity, price, stock, rating">
        <Row>
          <Chip pressed={chosen} onPress={() => setChosen(!chosen)} wall="kitchen">
            Kitchen Equipments
          </Chip>
          <Chip pressed onPress={() => setChosen(!chosen)} wall="bath">
            Bathwares
          </Chip>
          <Chip pressed={false} onPress={() => setChosen(!chosen)}>
            All
          </Chip>
          <FilterTag onRemove={() => setChosen(false)}>In stock</FilterTag>
        </Row>
        <Row>
          <Stepper label="Quantity" value={quantity} max={7} onChange={setQuantity} />
          <Stepper label="Quantity at stock" value={7} max={7} big onChange={setQuantity} />
          <Price rupees={86500} />
          <Price rupees={86500.5} large />
          <StockLabel count={12} />
          <StockLabel count={3} />
          <StockLabel count={0} />
          <Rating average={4.8} count={64} />
          <Rating average={0} count={0} />
          <Stars rating={4} />
        </Row>
      </Part>
      <Part title="Fields">
        <Columns>
          <Field label="City" hint="Where the driver goes">
            {(control) => <TextInput {...control} defaultValue="Colombo 03" />}
          </Field>
          <Field label="Email" error="Please enter a valid email">
            {(control) => <TextInput {...control} defaultValue="ishara@" />}
          </Field>
          <Field label="District" hint="Choose a province first">
            {(control) => (
              <Select {...control} disabled>
                <option>Choose a province first</option>
              </Select>
            )}
          </Field>
          <Field label="Province" optional>
            {(control) => (
              <Select {...control}>
                <option>Western</option>
                <option>Uva</option>
              </Select>
            )}
          </Field>
          <Field label="Password">
            {(control) => <PasswordInput {...control} defaultValue="tamarind" />}
          </Field>
          <Field label="Comment">{(control) => <TextArea {...control} />}</Field>
          <Checkbox label="I accept the terms" defaultChecked />
          <Checkbox label="I accept the terms" error="Please accept the terms to go on" />
          <SearchBox label="Find an item" placeholder="Chair, lamp, clay…" />
          <SearchBox label="Find an order" placeholder="Order, name or city" dense />
          <FieldError>Not added. Press again.</FieldError>
        </Columns>
      </Part>
      <Part title="Order status, connection">
        <Row>
          <StatusPill step="preparing">Item Preparing</StatusPill>
          <StatusPill step="packing">Item Packing</StatusPill>
          <StatusPill step="out">Out for Delivery</StatusPill>
          <StatusPill step="delivered">Delivered</StatusPill>
          <StatusGlyph step="out" size={24} />
          <DateTime at={leftAt} />
        </Row>
        <Row>
          <ConnectionBadge freshness={{ kind: "live", lastUpdateAt: Date.parse(leftAt) }} />
          <ConnectionBadge freshness={{ kind: "catching-up", remaining: 12 }} />
          <ConnectionBadge freshness={{ kind: "offline", since: Date.parse(leftAt) }} />
        </Row>
        <OrderProgress steps={steps} current="out" sentence="On the road since 3:40 pm." />
        <OrderProgress
          steps={steps.map((step) => ({ ...step, at: orderedAt }))}
          current="delivered"
          sentence="Delivered. Thank you."
        />
        <Loom />
      </Part>
      <Part title="Messages">
        <Columns>
          <MessageBox tone="danger">Invalid login credentials. Please try again.</MessageBox>
          <MessageBox tone="success">Order successfully placed!</MessageBox>
          <MessageBox tone="warn" action={<Button size="dense">Undo</Button>}>
            Only 2 left. We set the quantity to 2.
          </MessageBox>
          <MessageBox tone="info">Placing your order…</MessageBox>
        </Columns>
        <Row>
          <Button
            onClick={() =>
              notify.success("Order status updated to Delivered", {
                label: "Undo",
                onPress: () => {},
              })
            }
          >
            Show a toast
          </Button>
          <Button onClick={() => notify.failure("Failed to update order status")}>
            Show a failure
          </Button>
        </Row>
      </Part>
      <Part title="Empty, loading, error">
        <Columns>
          <Empty
            door="open"
            heading="Your cart is empty."
            action={
              <LinkButton variant="filled" to="/category">
                Explore the collection
              </LinkButton>
            }
          >
            Come in and look around.
          </Empty>
          <Empty door="shuttered" heading="No items found" action={<Button>Clear filters</Button>}>
            Nothing matches this search and these filters together.
          </Empty>
          <Loading className="grid gap-3">
            <Skeleton className="aspect-(--ratio-tile)" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-10" />
          </Loading>
        </Columns>
      </Part>
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
              <Button onClick={() => setDialogOpen(false)}>Keep it</Button>
              <Button variant="danger" onClick={() => setDialogOpen(false)}>
                Delete
              </Button>
            </>
          }
        >
          It leaves the shop at once. Two open orders keep it, so it is put away and not erased.
        </Dialog>
      </Part>
    </div>
  );
}
