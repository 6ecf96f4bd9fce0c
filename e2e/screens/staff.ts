import { expect } from "@playwright/test";
import { samplePicture } from "../../testing/sample-picture.ts";
import type { Screen } from "./screen.ts";

/** The screens of admins. */
export const staffScreens: readonly Screen[] = [
  { name: "demand", mock: "admin-demand", who: "admin", path: "/admin/demand" },
  { name: "order board", mock: "admin-orders", who: "admin", path: "/admin/orders" },
  {
    name: "order table",
    who: "admin",
    path: "/admin/orders",
    async open(page) {
      const table = page
        .getByRole("radio", { name: "Table" })
        .or(page.getByRole("tab", { name: "Table" }))
        .or(page.getByRole("button", { name: "Table" }));
      await table.first().click();
      await page.getByRole("button", { name: "Filters" }).click();
      await expect(page.getByLabel("Placed from")).toBeVisible();
    },
  },
  {
    name: "order desk",
    mock: "admin-order",
    who: "admin",
    path: "/admin/orders",
    async open(page) {
      await page.getByRole("article").first().getByRole("link").click();
      await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
    },
  },
  {
    name: "new order by phone",
    who: "admin",
    path: "/admin/orders/new",
    async open(page) {
      await page.getByLabel("Add an item").fill("kettle");
      await page.getByRole("button", { name: /^Add Uva Kettle/ }).click();
      await page.getByLabel("Province").selectOption("Western");
      await page.getByLabel("District").selectOption("Colombo");
      await expect(page.getByText("Earliest").first()).toBeVisible();
      await page.getByRole("button", { name: "Place the order" }).click();
      await expect(page.getByText("Please enter your first name")).toBeVisible();
    },
  },
  { name: "add items", mock: "admin-add", who: "admin", path: "/admin/add" },
  {
    name: "add items, wrong",
    mock: "admin-add",
    who: "admin",
    path: "/admin/add",
    async open(page) {
      const picture = page.getByRole("group", { name: "Picture" });
      await picture
        .locator("input")
        .setInputFiles({ name: "chair.png", mimeType: "image/png", buffer: samplePicture });
      await expect(picture.getByText("Location and camera data removed")).toBeVisible();
      await page.getByRole("button", { name: "Add product" }).click();
      await expect(page.getByText("Please upload a 3D model")).toBeVisible();
      await expect(page.getByText("Please enter a name")).toBeVisible();
    },
  },
  {
    name: "list items",
    mock: "admin-list",
    who: "admin",
    path: "/admin/list",
    open: (page) => expect(page.getByRole("button", { name: /^Delete/ }).first()).toBeVisible(),
  },
  {
    name: "import items",
    who: "admin",
    path: "/admin/list",
    async open(page) {
      await page.getByRole("button", { name: "Import from CSV" }).click();
      const csv =
        "_id,name,category,price,countInStock,image,description\n" +
        "uva-kettle,Uva Kettle,Kitchen Equipments,9900,4,/pictures/a.webp,Copper.\n" +
        ",Kegalle Coffer,Furnitures,1000,4,/pictures/b.webp,A coffer of jak wood.\n" +
        ",Half a Coffer,Furnitures,dear,4,/pictures/b.webp,=1+1\n";
      await page
        .getByLabel("Drop a CSV file or choose one")
        .setInputFiles({ name: "pieces.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
      await expect(page.getByRole("button", { name: "Import 2 items" })).toBeVisible();
    },
  },
  {
    name: "list items, edit",
    mock: "admin-list",
    who: "admin",
    path: "/admin/list?q=lamp&sort=NAME",
    async open(page) {
      await page.getByRole("button", { name: "Edit Weligama Wall Lamp" }).click();
      await page.getByLabel("Price, Rs.").fill("");
      await page.getByRole("button", { name: "Update" }).click();
      await expect(page.getByText("Please enter a price")).toBeVisible();
    },
  },
  {
    name: "list items, options",
    mock: "admin-options",
    who: "admin",
    path: "/admin/list?q=lamp&sort=NAME",
    async open(page) {
      await page.getByRole("button", { name: "Edit Sigiri Table Lamp" }).click();
      await page.getByRole("button", { name: "Options and variants" }).click();
      await expect(page.getByRole("dialog")).toContainText("Charcoal");
    },
  },
  {
    name: "list items, files",
    who: "admin",
    path: "/admin/list?q=lamp&sort=NAME",
    async open(page) {
      await page.getByRole("button", { name: "Edit Sigiri Table Lamp" }).click();
      await page.getByRole("button", { name: "Picture, 3D model and size…" }).click();
      await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeVisible();
    },
  },
  {
    name: "stock",
    mock: "admin-stock",
    who: "admin",
    path: "/admin/stock",
    open: (page) => expect(page.getByRole("link", { name: "Matara Almirah" })).toBeVisible(),
  },
  {
    name: "stock, ledger",
    mock: "admin-stock",
    who: "admin",
    path: "/admin/stock/uva-kettle",
    async open(page) {
      await page.getByRole("button", { name: "Verify" }).click();
      await expect(page.getByText(/^Verified\./)).toBeVisible();
    },
  },
  {
    name: "stock, adjust",
    mock: "admin-stock",
    who: "admin",
    path: "/admin/stock/uva-kettle",
    async open(page) {
      await page.getByRole("button", { name: "Adjust" }).click();
      await page.getByRole("button", { name: /^Adjust to/ }).click();
      await expect(page.getByText("Please enter a reason")).toBeVisible();
    },
  },
  {
    name: "read models",
    mock: "admin-models",
    who: "admin",
    path: "/admin/read-models",
    open: (page) => expect(page.getByRole("button", { name: "Rebuild Orders" })).toBeVisible(),
  },
  {
    name: "command menu",
    mock: "admin-order",
    who: "admin",
    path: "/admin/settings",
    async open(page) {
      await page.getByRole("button", { name: "Command menu" }).click();
      await page.getByRole("combobox", { name: "Command menu" }).fill("kettle");
      await expect(page.getByRole("option", { name: /Uva Kettle/ })).toBeVisible();
      await expect(page.getByText(/^Actions for NV-/)).toBeVisible();
    },
  },
  {
    name: "settings",
    mock: "admin-models",
    who: "admin",
    path: "/admin/settings",
    async open(page, t) {
      await page.getByLabel(`${t.orders.itemPacking}: late from, in hours`).fill("1");
      await page.getByRole("button", { name: "Save 1 change" }).click();
      await expect(page.getByText("Late must not come before amber")).toBeVisible();
    },
  },
  {
    name: "settings, delivery zones",
    who: "admin",
    path: "/admin/settings",
    async open(page) {
      await page.getByRole("button", { name: "Remove Uva" }).click();
      await page.getByRole("button", { name: "Add zone" }).click();
      await page.getByLabel("Northern: morning").fill("few");
      await page.getByRole("button", { name: "Move Galle" }).click();
      await page.getByRole("menuitem", { name: "Western", exact: true }).click();
      await expect(page.getByText("These districts have no zone.")).toBeVisible();
    },
  },
  { name: "calls, off", mock: "admin-calls", who: "admin", path: "/admin/calls" },
  {
    name: "deliveries",
    mock: "admin-deliveries",
    who: "admin",
    path: "/admin/deliveries",
    ofWidth: true,
    open: (page) => expect(page.getByRole("button", { name: /^Western, / }).first()).toBeVisible(),
  },
  {
    name: "deliveries, one day",
    mock: "admin-deliveries",
    who: "admin",
    path: "/admin/deliveries",
    ofWidth: true,
    async open(page) {
      const free = page.getByRole("button", { name: /^\w+, .+: morning 0 of/ });
      // A phone shows one day, at first today, and no zone delivers on Sundays.
      const tuesday = page.getByRole("button", { name: /^Tuesday / });
      await free.or(tuesday).first().waitFor();
      if (await tuesday.first().isVisible()) await tuesday.first().click();
      await free.first().click();
      await page.getByRole("button", { name: "Close this day" }).click();
      await expect(page.getByText("Please enter a reason")).toBeVisible();
    },
  },
  {
    name: "deliveries, close a day",
    mock: "admin-deliveries",
    who: "admin",
    path: "/admin/deliveries",
    async open(page) {
      await page.getByRole("button", { name: "Close a day" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Close the day" }).click();
      await expect(page.getByText("Please enter a date")).toBeVisible();
    },
  },
  { name: "reviews, none waits", mock: "admin-reviews", who: "admin", path: "/admin/reviews" },
  {
    name: "reviews, hide one",
    mock: "admin-reviews",
    who: "admin",
    path: "/admin/reviews",
    async open(page) {
      await page.getByRole("button", { name: /^Published/ }).click();
      await page.getByRole("button", { name: "Hide with a reason" }).click();
      await expect(page.getByRole("dialog", { name: "Hide this review?" })).toBeVisible();
    },
  },
  { name: "today", mock: "admin-today", who: "admin", path: "/admin/today" },
  {
    name: "reports",
    mock: "admin-today",
    who: "admin",
    path: "/admin/reports",
    async open(page) {
      await page.getByText("A leg is loose").first().click();
      await expect(page.getByRole("link", { name: "leg.png" })).toBeVisible();
    },
  },
  { name: "people", mock: "admin-list", who: "admin", path: "/admin/people" },
  {
    name: "accounts, none found",
    who: "admin",
    path: "/admin/people?show=everyone&search=zeppelin",
  },
  {
    name: "people, role",
    who: "admin",
    path: "/admin/people?show=everyone",
    async open(page) {
      await page.getByLabel("Role of shopper").selectOption("Orders");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "people, sessions",
    who: "admin",
    path: "/admin/people?show=everyone",
    async open(page) {
      await page.getByRole("button", { name: "Sessions of shopper…" }).click();
      await expect(page.getByRole("list", { name: "Signed in" })).toBeVisible();
    },
  },
  {
    name: "people, erasure",
    mock: "states",
    who: "admin",
    path: "/admin/people?show=everyone",
    async open(page) {
      await page.getByRole("button", { name: "Erase shopper…" }).click();
      await page.getByLabel("Type shopper@example.lk").fill("shopper@example");
      await page.getByRole("button", { name: "Erase permanently" }).click();
      await expect(page.getByText("This isn’t the account’s email")).toBeVisible();
    },
  },
];
