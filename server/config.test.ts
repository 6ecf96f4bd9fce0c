import { isAbsolute } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigProblem, readConfig } from "./config.ts";

describe("settings", () => {
  it("need nothing from outside", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, host: "127.0.0.1", publicUrl: null });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it("hide accounts where they are told to, and only then", () => {
    expect(readConfig({}).hideAccounts).toBe(false);
    expect(readConfig({ HIDE_ACCOUNTS: "true" }).hideAccounts).toBe(true);
    expect(readConfig({ HIDE_ACCOUNTS: "false" }).hideAccounts).toBe(false);
    expect(() => readConfig({ HIDE_ACCOUNTS: "perhaps" })).toThrow(/HIDE_ACCOUNTS/);
  });

  it("take an empty variable for one that is not set", () => {
    expect(readConfig({ PORT: "", ADMIN_PASSWORD: "" })).toMatchObject({
      port: 4000,
      admin: { password: undefined },
    });
  });

  it.each([
    [undefined, false],
    ["1", 1],
    ["10.0.0.0/8, ::1", "10.0.0.0/8, ::1"],
  ])("believe the proxies of TRUST_PROXY %j", (text, trusted) => {
    expect(readConfig(text === undefined ? {} : { TRUST_PROXY: text }).trustProxy).toBe(trusted);
    expect(() => readConfig({ TRUST_PROXY: "everybody" })).toThrow(/TRUST_PROXY/);
  });

  it("name the bucket of STORAGE_URL, or what is wrong with it", () => {
    expect(readConfig({}).bucket).toBeNull();
    expect(readConfig({ STORAGE_URL: "s3://nivasa" }).bucket).toMatchObject({ bucket: "nivasa" });
    expect(() => readConfig({ STORAGE_URL: "http://minio:9000/nivasa" })).toThrow(
      /STORAGE_URL: a bucket as s3:/,
    );
  });

  it("name everything that cannot be used at once", () => {
    const read = () => readConfig({ PORT: "many", PUBLIC_URL: "shop", ADMIN_PASSWORD: "short" });
    expect(read).toThrow(ConfigProblem);
    expect(read).toThrow(/PORT[^]*PUBLIC_URL[^]*ADMIN_PASSWORD/);
  });
});
