import { isAbsolute } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigProblem, readConfig } from "./config.ts";

describe("settings", () => {
  it("work without any variable", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, host: "127.0.0.1", publicUrl: null });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it("hide accounts only if the setting says so", () => {
    expect(readConfig({}).hideAccounts).toBe(false);
    expect(readConfig({ HIDE_ACCOUNTS: "true" }).hideAccounts).toBe(true);
    expect(readConfig({ HIDE_ACCOUNTS: "false" }).hideAccounts).toBe(false);
    expect(() => readConfig({ HIDE_ACCOUNTS: "perhaps" })).toThrow(/HIDE_ACCOUNTS/);
  });

  it("give MongoDB three seconds to answer unless the setting says otherwise", () => {
    const MONGODB_URL = "mongodb://db/";
    expect(readConfig({ MONGODB_TIMEOUT_SECONDS: "15" }).mongoDb).toBeNull();
    expect(readConfig({ MONGODB_URL }).mongoDb).toEqual({ url: MONGODB_URL, answerMs: 3000 });
    expect(readConfig({ MONGODB_URL, MONGODB_TIMEOUT_SECONDS: "15" }).mongoDb?.answerMs).toBe(
      15_000,
    );
    expect(() => readConfig({ MONGODB_TIMEOUT_SECONDS: "0" })).toThrow("MONGODB_TIMEOUT_SECONDS");
  });

  it("delay the messages about a status by STATUS_MESSAGE_SECONDS, at most an hour", () => {
    expect(readConfig({}).statusMessageMs).toBe(30_000);
    expect(readConfig({ STATUS_MESSAGE_SECONDS: "0" }).statusMessageMs).toBe(0);
    const problem = "STATUS_MESSAGE_SECONDS";
    expect(() => readConfig({ STATUS_MESSAGE_SECONDS: "3601" })).toThrow(problem);
    expect(() => readConfig({ STATUS_MESSAGE_SECONDS: "-1" })).toThrow(problem);
  });

  it("treat an empty variable as unset", () => {
    expect(readConfig({ PORT: "", ADMIN_PASSWORD: "" })).toMatchObject({
      port: 4000,
      admin: { password: undefined },
    });
  });

  it.each([
    [undefined, false],
    ["1", 1],
    ["10.0.0.0/8, ::1", "10.0.0.0/8, ::1"],
  ])("trust the proxies of TRUST_PROXY %j", (text, trusted) => {
    expect(readConfig(text === undefined ? {} : { TRUST_PROXY: text }).trustProxy).toBe(trusted);
    expect(() => readConfig({ TRUST_PROXY: "all" })).toThrow(/TRUST_PROXY/);
  });

  it("parse the bucket of STORAGE_URL, or name its problem", () => {
    expect(readConfig({}).bucket).toBeNull();
    expect(readConfig({ STORAGE_URL: "s3://nivasa" }).bucket).toMatchObject({ bucket: "nivasa" });
    expect(() => readConfig({ STORAGE_URL: "http://minio:9000/nivasa" })).toThrow(
      /STORAGE_URL: a bucket as s3:/,
    );
  });

  it("turn metrics and traces on only if a setting asks for them", () => {
    const off = { otlpEndpoint: null, tracedShare: 1, metrics: false, metricsToken: null };
    expect(readConfig({}).telemetry).toEqual(off);
    expect(readConfig({ METRICS: "true" }).telemetry).toEqual({ ...off, metrics: true });
    const metricsToken = "a token of the monitoring";
    expect(readConfig({ METRICS_TOKEN: metricsToken }).telemetry).toEqual({
      ...off,
      metrics: true,
      metricsToken,
    });
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
    expect(readConfig({ ...collector, OTEL_TRACES_SAMPLER_ARG: "0.1" }).telemetry).toEqual({
      ...off,
      otlpEndpoint: "http://127.0.0.1:4318",
      tracedShare: 0.1,
    });
  });

  it.each([
    { METRICS_TOKEN: "short" },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" },
    { OTEL_TRACES_SAMPLER_ARG: "2" },
  ])("refuse unusable telemetry settings: %j", (variables) => {
    expect(() => readConfig(variables)).toThrow(Object.keys(variables)[0]);
  });

  it("report all unusable values at once", () => {
    const read = () => readConfig({ PORT: "many", PUBLIC_URL: "shop", ADMIN_PASSWORD: "short" });
    expect(read).toThrow(ConfigProblem);
    expect(read).toThrow(/PORT[^]*PUBLIC_URL[^]*ADMIN_PASSWORD/);
  });
});
