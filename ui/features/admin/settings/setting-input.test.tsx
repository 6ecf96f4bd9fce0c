import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { NumberSetting, TextSetting } from "./setting-input.tsx";
import type { SettingControl } from "./use-settings-form.ts";

const settingOf = (change: Partial<SettingControl> = {}): SettingControl => ({
  value: "24",
  changed: false,
  problem: undefined,
  onChange: vi.fn<(text: string) => void>(),
  ...change,
});

describe("a numeric setting", () => {
  const field = (setting: SettingControl) => {
    render(<NumberSetting label="Preparing" unit="hours" setting={setting} was={48} />);
    return screen.getByRole("textbox", { name: "Preparing" });
  };

  it("reports typed text", () => {
    const setting = settingOf();
    fireEvent.change(field(setting), { target: { value: "36" } });
    expect(setting.onChange).toHaveBeenCalledExactlyOnceWith("36");
  });

  it("shows the current value only while another is typed", () => {
    field(settingOf());
    expect(screen.queryByText("was 48 hours")).toBeNull();
    cleanup();
    expect(field(settingOf({ changed: true })).className).toContain("border-accent");
    expect(screen.getByText("was 48 hours")).toBeTruthy();
  });

  it("shows a problem as such, and not as a change", () => {
    const input = field(settingOf({ changed: true, problem: "Please enter whole hours" }));
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.className).not.toContain("border-accent");
    expect(screen.getByText("Please enter whole hours")).toBeTruthy();
  });
});

describe("a text setting", () => {
  const field = (lines?: number) => {
    const setting = settingOf({ value: "Nivasa" });
    render(
      <TextSetting
        label="Name"
        setting={setting}
        maxLength={60}
        {...(lines === undefined ? {} : { lines })}
      />,
    );
    return { setting, input: screen.getByRole("textbox", { name: "Name" }) };
  };

  it("has one line by default", () => {
    expect(field().input.tagName).toBe("INPUT");
    cleanup();
    const { input } = field(3);
    expect(input.tagName).toBe("TEXTAREA");
    expect(input.getAttribute("rows")).toBe("3");
  });

  it("has a maximum length, and reports typed text", () => {
    const { setting, input } = field();
    expect(input.getAttribute("maxlength")).toBe("60");
    fireEvent.change(input, { target: { value: "Nivasa Home" } });
    expect(setting.onChange).toHaveBeenCalledExactlyOnceWith("Nivasa Home");
  });
});
