import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
// Preloads code that the page loads with the first press.
import "./login-dialog.tsx";
import { LoginPopupProvider, useLoginPopup } from "./login-popup.tsx";

const signedIn = (role = "SHOPPER") => ({
  __typename: "SignedIn",
  message: "",
  me: {
    __typename: "Me",
    id: "account-1",
    name: "Ishara",
    email: "ishara@example.com",
    role,
  },
});
const refused = (message: string, fields: object[] = []) => ({
  __typename: "InvalidInput",
  code: "INVALID_INPUT",
  message,
  fields,
});

/** Found by a selector: a query by role visits every element of the drawing, which is slow. */
const dialog = () => document.querySelector("[role=dialog]");
const opened = () => waitFor(() => expect(dialog()).not.toBeNull());

/** A page with a button that asks for a log-in, pressed. */
async function open({
  reason,
  answer = signedIn(),
}: { reason?: string; answer?: object | Promise<object> } = {}) {
  const resume = vi.fn();
  function Opener() {
    const popup = useLoginPopup();
    return <button onClick={() => popup.open(reason, resume)}>Heart it</button>;
  }
  const shop = scriptedShop({
    SignInOptions: () => ({ googleSignIn: false }),
    LogIn: async () => ({ logIn: await answer }),
    SignUp: async () => ({ signUp: await answer }),
    AdminLogIn: async () => ({ adminLogIn: await answer }),
  });
  const { where } = openPage(
    <LoginPopupProvider>
      <main id="main" tabIndex={-1}>
        <Opener />
      </main>
    </LoginPopupProvider>,
    { shop },
  );
  const press = () => {
    screen.getByText("Heart it").focus();
    fireEvent.click(screen.getByText("Heart it"));
  };
  press();
  await opened();
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  return {
    ...{ resume, where, press, field, type },
    sent: () => shop.requests.filter(({ operation }) => /LogIn|SignUp/.test(operation)),
    mode: (name: string) => fireEvent.mouseDown(screen.getByText(name, { selector: "[role=tab]" })),
    fillIn: () => {
      type("Email", "ishara@example.com");
      type("Password", "long enough");
      fireEvent.click(field("I accept the terms of use and privacy policy"));
    },
    send: () => act(async () => fireEvent.submit(dialog()!.querySelector("form")!)),
    closed: () => waitFor(() => expect(dialog()).toBeNull()),
  };
}

describe("the three log-in modes", () => {
  it("show why a log-in is needed, each in its own words", async () => {
    const { mode } = await open({ reason: "Log in to see your cart" });
    expect(screen.getByText("Log in to see your cart")).toBeDefined();
    mode("Sign Up");
    expect(screen.getByText("Sign up to see your cart")).toBeDefined();
    mode("ADMIN LOGIN");
    expect(screen.queryByText(/to see your cart/)).toBeNull();
  });

  it('keep the input; only a new account asks for a name, and only Log In offers "Forgot password?"', async () => {
    const { mode, field, type } = await open();
    expect(screen.getByText("Forgot Password?")).toBeDefined();
    expect(screen.queryByLabelText("Name")).toBeNull();
    type("Email", "ishara@example.com");
    fireEvent.blur(field("Email"));
    mode("Sign Up");
    expect(field("Email").value).toBe("ishara@example.com");
    expect(field("Name").value).toBe("");
    expect(field("Password").autocomplete).toBe("new-password");
    expect(screen.queryByText("Forgot Password?")).toBeNull();
  });

  it("show what is missing in an empty form, without asking the shop", async () => {
    const { send, sent, field } = await open();
    await send();
    const alerts = [...document.querySelectorAll("[role=alert]")].map(
      ({ textContent }) => textContent,
    );
    expect(alerts).toEqual([
      "Please enter your email",
      "Please enter your password",
      "Please accept the terms to continue",
    ]);
    expect(document.activeElement).toBe(field("Email"));
    expect(sent()).toEqual([]);
  });
});

describe("refused credentials", () => {
  it("are kept, with the refusal in focus above the button and at its field", async () => {
    const answer = refused("Some fields are wrong", [
      { __typename: "FieldError", field: "email", message: "No such mailbox" },
      { __typename: "FieldError", field: "shoeSize", message: "Too small" },
    ]);
    const { fillIn, send, field, resume } = await open({ answer });
    fillIn();
    await send();
    expect(field("Email").value).toBe("ishara@example.com");
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("No such mailbox")).toBeDefined();
    expect(screen.queryByText("Too small")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Some fields are wrong");
    expect(resume).not.toHaveBeenCalled();
  });
});

describe("after a log-in", () => {
  it("the original action runs on the same page, and the focus returns", async () => {
    const { fillIn, send, closed, resume, where } = await open();
    fillIn();
    await send();
    await closed();
    expect(resume).toHaveBeenCalledOnce();
    expect(where()).toBe("/");
    expect(document.activeElement).toBe(screen.getByText("Heart it"));
  });

  it.each([
    ["ADMIN", "/admin"],
    ["ANALYST", "/admin"],
  ])("ADMIN LOGIN takes %s to %s, whatever the original action", async (role, place) => {
    const { fillIn, send, closed, resume, where, mode, sent } = await open({
      answer: signedIn(role),
    });
    mode("ADMIN LOGIN");
    fillIn();
    await send();
    await closed();
    expect(sent().map(({ operation }) => operation)).toEqual(["AdminLogIn"]);
    expect(where()).toBe(place);
    expect(resume).not.toHaveBeenCalled();
  });

  it("the dialog is empty for the next user after a sign-out", async () => {
    const { fillIn, send, closed, press, field } = await open();
    fillIn();
    fireEvent.blur(field("Password"));
    await send();
    await closed();
    press();
    await opened();
    expect(field("Email").value).toBe("");
    expect(field("Password").value).toBe("");
    expect(field("I accept the terms of use and privacy policy").checked).toBe(false);
  });
});

describe("a log-in that is answered late", () => {
  const openPending = async (mode: string) => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const page = await open({ answer: promise });
    page.mode(mode);
    page.fillIn();
    if (mode === "Sign Up") page.type("Name", "Ishara");
    await page.send();
    fireEvent.click(screen.getByLabelText("Close"));
    await page.closed();
    const success = vi.spyOn(notify, "success").mockImplementation(() => undefined);
    const answer = async () => {
      resolve({ ...signedIn("ADMIN"), message: "Welcome" });
      await waitFor(() => expect(success.mock.calls).toEqual([["Welcome"]]));
      await act(async () => undefined);
    };
    return { ...page, answer };
  };

  it.each(["LOG IN", "Sign Up", "ADMIN LOGIN"])(
    "only notifies after the dialog was closed: %s",
    async (mode) => {
      const { answer, resume, where } = await openPending(mode);
      await answer();
      expect(where()).toBe("/");
      expect(resume).not.toHaveBeenCalled();
    },
  );

  it("closes a dialog opened since, without running its action", async () => {
    const { answer, press, closed, resume } = await openPending("LOG IN");
    press();
    await opened();
    await answer();
    await closed();
    expect(resume).not.toHaveBeenCalled();
  });
});

it("the original action does not run if the dialog is closed, and the input is kept", async () => {
  const { type, field, press, closed, resume, sent } = await open();
  type("Email", "ishara@example.com");
  fireEvent.blur(field("Email"));
  fireEvent.click(screen.getByLabelText("Close"));
  await closed();
  press();
  await opened();
  expect(field("Email").value).toBe("ishara@example.com");
  expect(resume).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
});
